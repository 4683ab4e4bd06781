import { useEffect, useRef } from 'react';
import { Link } from '../../ui/link.tsx';
import { fill } from '../../schema/fill.ts';
import { scenes } from '../../schema/words.ts';
import { Star } from '../../ui/star.tsx';
import { announce } from '../reading/announcements.ts';
import { log } from '../reading/log.ts';
import { useRealm } from '../time/realm.ts';
import styles from './choices.module.css';

export type Choice =
  | { readonly text: string; readonly to: string }
  | {
      readonly text: string;
      readonly act: () => void;
      /** It is pointed at or focused, and may be pressed next. */
      readonly onNear?: () => void;
    };

const note = (text: string) => log.note({ kind: 'choice', text });

/**
 * Announces the ways on, once, when the introduction that was told leaves them to be chosen from. Not on paper, where they
 * stand beside an introduction that goes on afterward.
 */
export function useWaysOn(choices: readonly { readonly text: string }[], offered: boolean): void {
  const { onPaper } = useRealm();
  const announced = useRef(false);
  const text = choices.map((choice) => choice.text).join(' ');
  const count = choices.length;
  useEffect(() => {
    if (onPaper) return;
    if (offered && !announced.current)
      announce(fill(count === 1 ? scenes.way_on : scenes.ways_on, { count, choices: text }));
    announced.current = offered;
  }, [text, count, offered, onPaper]);
}

interface Props {
  readonly choices: readonly Choice[];
  /** They come after an introduction that was told, so they are announced. */
  readonly told: boolean;
}

/** The choices of a scene: links and buttons in the form of lines. The log notes which one was taken. */
export function Choices({ choices, told }: Props) {
  useWaysOn(choices, told);
  return (
    <nav aria-label={scenes.choices_region}>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.text}>
            {'to' in choice ? (
              <Link className={styles.choice} to={choice.to} onClick={() => note(choice.text)}>
                <Star className={styles.star} />
                <span>{choice.text}</span>
              </Link>
            ) : (
              <button
                type="button"
                className={styles.choice}
                onPointerEnter={choice.onNear}
                onFocus={choice.onNear}
                onClick={() => {
                  note(choice.text);
                  choice.act();
                }}
              >
                <Star className={styles.star} />
                <span>{choice.text}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
