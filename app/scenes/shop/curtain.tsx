import { useRef } from 'react';
import { TIMINGS_MS } from '../../engine/timings.ts';
import { cloth } from '../../schema/pictures.ts';
import { useDecoded } from '../../stage/picture/decoded.ts';
import { Sheets } from '../../stage/picture/sheets.tsx';
import { useMotion } from '../../stage/picture/use-motion.ts';
import { clothMotion } from './case.motion.ts';
import styles from './curtain.module.css';

interface Props {
  /** It covers the shelves. */
  readonly down: boolean;
  /** The cloth has been used once: its picture is loaded, and stays. */
  readonly clothed: boolean;
  /** The text on it. */
  readonly stocking: string;
}

/** The cloth that covers the shelves while they are laid out again. */
export function Curtain({ down, clothed, stocking }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useMotion(ref, down && clothed ? clothMotion : undefined);
  const hung = useDecoded(ref, clothed, TIMINGS_MS.CLOTH_WAIT);
  return (
    <div ref={ref} className={styles.curtain} data-down={(down && hung) || undefined}>
      <div className={styles.fall}>
        {clothed ? (
          <div className={styles.cloth} data-picture={cloth.name} aria-hidden="true">
            <Sheets picture={cloth} />
          </div>
        ) : null}
        <p className={styles.stocking} aria-live="polite">
          {stocking}
        </p>
      </div>
    </div>
  );
}
