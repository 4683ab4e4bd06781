import { useEffect, ViewTransition } from 'react';
import { Link } from 'react-router';
import { minutesToRead } from '../../engine/reading-time.ts';
import { wordsPerMinute } from '../../engine/words-per-minute.ts';
import { fill } from '../../schema/fill.ts';
import { isoDate } from '../../schema/iso-date.ts';
import { shelf } from '../../schema/pictures.ts';
import type { BookCard } from '../../schema/sources.ts';
import { books, controls, shelfWords } from '../../schema/words.ts';
import { fetchAhead } from '../../stage/ahead.ts';
import { Scene } from '../../stage/scene.tsx';
import { Stage } from '../../stage/picture/stage.tsx';
import { whenIdle } from '../../stage/time/when-idle.ts';
import { useStored } from '../../stage/use-stored.ts';
import { QuietLink } from '../../ui/quiet.tsx';
import { plainBinding } from './plain-binding.ts';
import { shelfMotion } from './shelf.motion.ts';
import '../../schema/generated/spines.css';
import styles from './shelf.module.css';

const shelved: readonly BookCard[] = books;

/** How an entry is bound: by its drawn spine, or in one of the plain bindings, which its slug chooses. */
function bindingOf(slug: string, spine: string | undefined) {
  return spine === undefined ? { 'data-binding': plainBinding(slug) } : { 'data-spine': spine };
}

const pathOf = (slug: string) => `/port/athenaeum/shelf/${slug}`;

/** The Seer's Shelf: the books, newest first. The book under the pointer moves out, and its entry is highlighted. */
export default function Shelf() {
  // The code of the book page is loaded ahead, so that a book waits only for its body.
  useEffect(() => {
    const [first] = shelved;
    return first && whenIdle(() => fetchAhead(pathOf(first.slug)));
  }, []);
  return (
    <Scene name="shelf" document={shelfWords.document} className={styles.shelf} scrolls logBeside="page">
      <div className={styles.room} data-page-words="">
        <header className={styles.header}>
          <h1 className="bokashi" tabIndex={-1}>
            {shelfWords.title}
          </h1>
        </header>
        <div className={styles.below}>
          <ul className={styles.books}>
            {shelved.map(({ slug, name, publishDate, description, words, spine }) => (
              <li key={slug} className={styles.entry} {...bindingOf(slug, spine)}>
                <h2>
                  <Link to={pathOf(slug)}>{name}</Link>
                </h2>
                <p className={styles.about}>
                  <time dateTime={isoDate(publishDate)}>{publishDate}</time> <Minutes words={words} />
                </p>
                <p>{description}</p>
              </li>
            ))}
          </ul>
          <QuietLink to="/port/athenaeum" back>
            {shelfWords.back}
          </QuietLink>
        </div>
      </div>
      <Stage picture={shelf} alt={shelfWords.alt} hero="board" motion={shelfMotion} />
      <Spines />
    </Scene>
  );
}

/** The minutes a book takes at the present reading speed. The printed page has the default speed. */
function Minutes({ words }: { readonly words: number }) {
  const { delayMs } = useStored();
  // The same pace as beside the slider.
  const minutes = minutesToRead(words, wordsPerMinute(controls.speed_sample, delayMs));
  return <span>{minutes === 1 ? shelfWords.minute : fill(shelfWords.minutes, { minutes })}</span>;
}

/**
 * The drawn spines as links, a second set for pointers only. The picture's style sheet places them like its plates.
 */
function Spines() {
  return (
    <div className={styles.spines} data-picture={shelf.name} aria-hidden="true">
      {shelved.map(({ slug, spine }) => {
        return spine ? (
          // The transition turns the spine into the page, and back.
          <ViewTransition key={slug} name={`book-${slug}`} default="none" share="book">
            <Link to={pathOf(slug)} tabIndex={-1} data-plate={`book-${spine}`} />
          </ViewTransition>
        ) : null;
      })}
    </div>
  );
}
