import { useRef } from 'react';
import { eyelids } from '../../schema/pictures.ts';
import { glow } from './motion.ts';
import type { Motion } from './motion.ts';
import styles from './eyelids.module.css';
import { figure } from './figure.ts';
import { Sheets } from './sheets.tsx';
import { useMotion } from './use-motion.ts';

/** While the eyelids are closed, their light grows and fades. */
const CLOSED: Motion = {
  loops: [glow('vein', 6, 0.72)],
};

interface Props {
  /** Undefined: not seen yet, but fetched. */
  readonly state: 'closed' | 'opening' | 'closing' | undefined;
}

/** The inside of two eyelids, over everything. The styles open and close them, in the durations LIDS_OPEN and LIDS_CLOSE. */
export function Eyelids({ state }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useMotion(ref, state === 'closed' ? CLOSED : undefined);
  return (
    <div ref={ref} className={styles.lids} data-lids-state={state} aria-hidden="true" {...figure()}>
      <div className={styles.dark} />
      <div className={styles.sheet} data-picture={eyelids.name}>
        {/* A first visit sees nothing else; a later one does not fetch them. */}
        <Sheets picture={eyelids} lazy first />
      </div>
    </div>
  );
}
