import { useEffect, useRef } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import { mapRollsMotion } from '../../schema/map-hotspots.ts';
import { map as sheet, mapRolls } from '../../schema/pictures.ts';
import { mapAlt } from '../../schema/words.ts';
import { Sheets } from '../../stage/picture/sheets.tsx';
import { ground } from './plates.ts';
import styles from './rolled-sheet.module.css';

/** The plate that must load for the map to be shown. */
const HERO = 'sheet';

const { knot, left, right } = mapRollsMotion;
const ROLLS = {
  '--knot-x': knot[0] ?? 0,
  '--knot-y': knot[1] ?? 0,
  '--left-from': left.from,
  '--left-to': left.to,
  '--right-from': right.from,
  '--right-to': right.to,
  '--left-thin': left.scaleX[1] ?? 1,
  '--right-thin': right.scaleX[1] ?? 1,
};

interface Props {
  /** The button that is drawn as a rolled map. */
  readonly from: RefObject<HTMLElement | null>;
  /** The picture has loaded, or has failed. */
  onSettled(as: 'drawn' | 'failed'): void;
}

/** The drawn sheet between its two rolls. The styles move it from the button and back, and roll and unroll it. */
export function RolledSheet({ from, onSettled }: Props) {
  const inHand = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A copy, because an import of the picture would give it a file of its own on every page.
    const roll = from.current?.querySelector('picture');
    if (roll) inHand.current?.replaceChildren(roll.cloneNode(true));
  }, [from]);
  const onPicture = (as: 'drawn' | 'failed') => (event: SyntheticEvent) => {
    if (event.target instanceof Element && event.target.closest(`[data-plate='${HERO}']`)) onSettled(as);
  };
  return (
    <div className={styles.journey} style={ROLLS}>
      <div
        className={styles.sheet}
        role="img"
        aria-label={mapAlt}
        onLoadCapture={onPicture('drawn')}
        onErrorCapture={onPicture('failed')}
      >
        <div className={styles.fromLeft}>
          <div className={styles.toRight}>
            <div className={styles.flat} data-picture={sheet.name}>
              <Sheets picture={sheet} plates={ground} hero={HERO} />
              <div className={styles.folds} />
            </div>
          </div>
        </div>
      </div>
      <div className={styles.rolls} data-picture={mapRolls.name} aria-hidden="true">
        <Sheets picture={mapRolls} />
      </div>
      <div ref={inHand} className={styles.inHand} />
    </div>
  );
}
