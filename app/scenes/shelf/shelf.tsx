import { ViewTransition } from 'react';
import { Link } from 'react-router';
import { minutesToRead } from '../../engine/reading-time.ts';
import { wordsPerMinute } from '../../engine/words-per-minute.ts';
import { fill } from '../../schema/fill.ts';
import { isoDate } from '../../schema/iso-date.ts';
import { shelf } from '../../schema/pictures.ts';
import { books, controls, descriptions, documentTitles, shelfWords } from '../../schema/words.ts';
import { Scene } from '../../stage/scene.tsx';
import { Stage } from '../../stage/picture/stage.tsx';
import { useSaved } from '../../stage/use-saved.ts';
import { QuietLink } from '../../ui/quiet.tsx';
import { spineOf } from './spines.ts';
import { shelfMotion } from './shelf.motion.ts';
import styles from './shelf.module.css';

const pathOf = (slug: string) => `/port/athenaeum/shelf/${slug}`;

/** The Seer's Shelf: the books, newest first. The spine of the one pointed at comes out, and its entry lights up. */
export default function Shelf() {
  return (
    <Scene
      name="shelf"
      title={documentTitles.shelf}
      description={descriptions.shelf}
      className={styles['shelf']}
      scrolls
      logBeside="page"
    >
      <Stage picture={shelf} alt={shelfWords.alt} hero="board" motion={shelfMotion} />
      <Spines />
      <div className={styles['room']}>
        <header className={styles['header']}>
          <h1 className="bokashi" tabIndex={-1}>
            {shelfWords.title}
          </h1>
        </header>
        <div className={styles['below']}>
          <ul className={styles['books']}>
            {books.map(({ slug, name, publishDate, description, words }) => (
              <li key={slug} className={styles['entry']} data-book={spineOf(slug)}>
                <h2>
                  {/* From here one goes to a book: what opens it is fetched ahead, so that only its words are waited for. */}
                  <Link to={pathOf(slug)} prefetch="viewport">
                    {name}
                  </Link>
                </h2>
                <p className={styles['about']}>
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
    </Scene>
  );
}

/** How long the book takes at the reading speed of the moment; on the printed page, at the one it begins with. */
function Minutes({ words }: { readonly words: number }) {
  const { delayMs } = useSaved();
  // The pace that stands beside the slider.
  const minutes = minutesToRead(words, wordsPerMinute(controls.speed_sample, delayMs));
  return <span>{minutes === 1 ? shelfWords.minute : fill(shelfWords.minutes, { minutes })}</span>;
}

/**
 * The drawn spines, to be pointed at and pressed: a second way to the same pages, for pointers only. They lie where the
 * picture's own style sheet puts its plates.
 */
function Spines() {
  return (
    <div className={styles['spines']} data-picture={shelf.name} aria-hidden="true">
      {books.map(({ slug }) => {
        const spine = spineOf(slug);
        return spine ? (
          // From here the page grows, and back to here it goes.
          <ViewTransition key={slug} name={`book-${slug}`} default="none" share="book">
            <Link to={pathOf(slug)} tabIndex={-1} data-plate={spine} />
          </ViewTransition>
        ) : null;
      })}
    </div>
  );
}
