import { useRef } from 'react';
import { eyelids } from '../../schema/pictures.ts';
import type { Motion } from './motion.ts';
import styles from './eyelids.module.css';
import { Sheets } from './stage.tsx';
import { useMotion } from './use-motion.ts';

/** Behind closed eyes the light breathes. */
const CLOSED: Motion = {
  loops: [{ plate: 'vein', seconds: 6, back: true, frames: [{ opacity: 0.72 }, { opacity: 1 }] }],
};

interface Props {
  readonly state: 'closed' | 'opening' | 'closing';
}

/** The inside of two eyelids, over everything. Opening and closing are the styles' business; their time is the story's. */
export function Eyelids({ state }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useMotion(ref, state === 'closed' ? CLOSED : undefined);
  return (
    <div ref={ref} className={styles['lids']} data-lids-state={state} aria-hidden="true">
      <div className={styles['dark']} />
      <div className={styles['sheet']} data-picture={eyelids.name}>
        <Sheets picture={eyelids} lazy />
      </div>
    </div>
  );
}
