import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { isMoving } from '../../engine/machine.ts';
import { zoomAt } from '../../engine/zoom.ts';
import { loading, map, mapWords } from '../../schema/words.ts';
import { QuietButton } from '../../ui/quiet.tsx';
import { Rings } from '../../ui/rings.tsx';
import { MAP, cuesOf } from './map.machine.ts';
import type { MapState } from './map.machine.ts';
import styles from './frame.module.css';

export interface FrameProps {
  readonly state: MapState;
  readonly headingId: string;
  /** Zoom level, 0 to 10. */
  readonly level: number;
  onFold(): void;
}

interface Props extends FrameProps {
  /** In the middle of the strip. */
  readonly controls?: ReactNode;
  /** In the strip, beside the button that folds the map. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** What is around the places, drawn or written: the ink, the heading, the strip at the foot. */
export function Frame({ state, headingId, level, onFold, controls, aside, children }: Props) {
  const { mapHeight, headingScale, buttonScale, gapRem } = zoomAt(level);
  const { active, unravel, ready } = cuesOf(state);
  const moving = isMoving(MAP, state);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The focused element may have been hidden or replaced. The focus then moves to the dialog.
    const dialog = ref.current?.closest('dialog');
    if (dialog?.open && (moving || !dialog.contains(document.activeElement)))
      dialog.focus({ preventScroll: true });
  }, [moving]);

  const measures: CSSProperties = {
    '--map-height': mapHeight,
    '--heading-scale': headingScale,
    '--zoom-scale': buttonScale,
    '--zoom-gap': `${gapRem}rem`,
  };
  return (
    <div
      ref={ref}
      className={styles.frame}
      style={measures}
      data-map-state={state}
      data-active={active || undefined}
      data-unravel={unravel || undefined}
      data-ready={ready || undefined}
    >
      <div className={styles.ink} />
      <h2 id={headingId} className={styles.heading}>
        <span>{map.heading}</span>
      </h2>
      {children}
      <div className={styles.strip}>
        {controls}
        <div className={styles.end}>
          {aside}
          <QuietButton onClick={onFold}>{mapWords.close_short}</QuietButton>
        </div>
      </div>
    </div>
  );
}

/** Says that the map is loading. */
export function MapLoading() {
  return (
    <p className={styles.loading}>
      <Rings />
      {loading.map}
    </p>
  );
}
