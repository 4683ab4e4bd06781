import { Link } from 'react-router';
import { scenes } from '../schema/words.ts';
import { Star } from '../ui/star.tsx';
import { log } from './reading/log.ts';
import styles from './choices.module.css';

export type Choice =
  | { readonly text: string; readonly to: string }
  | { readonly text: string; readonly act: () => void };

const note = (text: string) => log.note({ kind: 'choice', text });

/** The choices of a scene: links and buttons in the form of lines. The log notes which one was taken. */
export function Choices({ choices }: { readonly choices: readonly Choice[] }) {
  return (
    <nav aria-label={scenes.choices_region}>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.text}>
            {'to' in choice ? (
              <Link
                className={styles.choice}
                to={choice.to}
                prefetch="intent"
                onClick={() => note(choice.text)}
              >
                <Star className={styles.star} />
                <span>{choice.text}</span>
              </Link>
            ) : (
              <button
                type="button"
                className={styles.choice}
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
