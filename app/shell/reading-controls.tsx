import { controls } from '../schema/words.ts';
import { SKIP_SLOT, SPEED_SLOT, Word } from '../stage/controls.tsx';
import { useMoves } from '../stage/movers.ts';
import { holdRealm, useRealm } from '../stage/realm.ts';
import styles from './reading-controls.module.css';
import { useKeys } from './use-keys.ts';

/** The right of the running foot: the scene's speed and skip, and between them what every page has. */
export function ReadingControls() {
  const { alive, narrow, held } = useRealm();
  const moves = useMoves();
  const pausable = alive && (moves || held);
  const toggle = () => holdRealm(!held);
  useKeys({ ...(pausable && !narrow && { p: toggle }) });
  return (
    <section className={styles['controls']} aria-label={controls.region}>
      <div id={SPEED_SLOT} className={styles['slot']} />
      {pausable ? (
        <Word
          word={held ? controls.resume : controls.pause}
          label={held ? controls.resume : controls.pause_label}
          onClick={toggle}
        />
      ) : null}
      <div id={SKIP_SLOT} className={styles['slot']} />
    </section>
  );
}
