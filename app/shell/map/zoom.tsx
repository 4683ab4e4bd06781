import { LAST_LEVEL, LEVELS, larger, smaller } from '../../engine/zoom.ts';
import { fill } from '../../schema/fill.ts';
import { mapWords } from '../../schema/words.ts';
import styles from './zoom.module.css';

/** The buttons for a smaller and a larger map. At either end the button stays and says why nothing happens. */
export function Zoom({ level, zoomTo }: { readonly level: number; zoomTo(level: number): void }) {
  const atSmallest = level === 0;
  const atLargest = level === LAST_LEVEL;
  const atEnd = atSmallest ? mapWords.at_smallest : atLargest ? mapWords.at_largest : undefined;
  // Only for screen readers: others see how large the map is.
  const status = fill(mapWords.at_level, { level: level + 1, levels: LEVELS });
  return (
    <>
      <p aria-live="polite" className={styles.status}>
        {atEnd ?? <span className="hidden">{status}</span>}
      </p>
      <div className={styles.zoom}>
        <button
          type="button"
          aria-label={mapWords.smaller_label}
          aria-disabled={atSmallest}
          onClick={() => zoomTo(smaller(level))}
        >
          <i />
          <span>{mapWords.smaller}</span>
        </button>
        <button
          type="button"
          aria-label={mapWords.larger_label}
          aria-disabled={atLargest}
          onClick={() => zoomTo(larger(level))}
        >
          <i className={styles.more} />
          <span>{mapWords.larger}</span>
        </button>
      </div>
    </>
  );
}
