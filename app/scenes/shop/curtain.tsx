import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { TIMINGS_MS } from '../../engine/timings.ts';
import { cloth } from '../../schema/pictures.ts';
import { Sheets } from '../../stage/picture/sheets.tsx';
import { clock } from '../../stage/time/clock.ts';
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
  const hung = useHung(ref, clothed);
  return (
    <div ref={ref} className={styles.curtain} data-down={(down && hung) || undefined}>
      <div className={styles.fall}>
        {clothed ? (
          <div className={styles.cloth} data-picture={cloth.name} aria-hidden="true">
            <Sheets picture={cloth} />
          </div>
        ) : null}
      </div>
      <p className={styles.stocking} data-shown={down || undefined} aria-live="polite">
        {stocking}
      </p>
    </div>
  );
}

/** Whether the cloth can come down: its picture has come, whole, or has been waited for long enough. */
function useHung(curtain: RefObject<HTMLElement | null>, clothed: boolean): boolean {
  const [hung, setHung] = useState(false);
  useEffect(() => {
    const element = curtain.current;
    if (!element || !clothed) return;
    let isAwaited = true;
    const hang = () => {
      if (isAwaited) setHung(true);
    };
    const decoded = (image: HTMLImageElement) => image.decode().catch(() => {});
    const callsOff = [
      // Until they have chosen a file, images cannot be decoded.
      clock.after(0, () => void Promise.all([...element.querySelectorAll('img')].map(decoded)).then(hang)),
      clock.after(TIMINGS_MS.CLOTH_WAIT, hang),
    ];
    return () => {
      isAwaited = false;
      for (const callOff of callsOff) callOff();
    };
  }, [curtain, clothed]);
  return hung;
}
