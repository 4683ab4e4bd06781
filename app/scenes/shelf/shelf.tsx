import { Fragment, useEffect, useLayoutEffect, useRef, ViewTransition } from 'react';
import { Link } from 'react-router';
import { BOOKS_AT_ONCE, byYear } from '../../schema/by-year.ts';
import { minutesToRead } from '../../engine/reading-time.ts';
import { createValue } from '../../engine/value.ts';
import { wordsPerMinute } from '../../engine/words-per-minute.ts';
import { fill } from '../../schema/fill.ts';
import { isoDate } from '../../schema/iso-date.ts';
import { plainAddress } from '../../schema/plain-address.ts';
import { shelf } from '../../schema/pictures.ts';
import type { BookCard } from '../../schema/sources.ts';
import { books, controls, shelfWords } from '../../schema/words.ts';
import { fetchAhead } from '../../stage/ahead.ts';
import { Scene } from '../../stage/scene.tsx';
import { Stage } from '../../stage/picture/stage.tsx';
import { whenIdle } from '../../stage/time/when-idle.ts';
import { useOpened } from '../../stage/reading/opened.ts';
import { useRealm } from '../../stage/time/realm.ts';
import { useStored } from '../../stage/use-stored.ts';
import { useValue } from '../../stage/use-value.ts';
import { QuietButton, QuietLink } from '../../ui/quiet.tsx';
import { plainBinding } from './plain-binding.ts';
import { shelfMotion } from './shelf.motion.ts';
import '../../schema/generated/spines.css';
import styles from './shelf.module.css';

const shelved: readonly BookCard[] = books;

/** How many books are listed. It lasts for the visit, so that a step back finds the list as long as it was. */
const listed = createValue(BOOKS_AT_ONCE);

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
          <Books />
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

/** The books in writing. A long list is by year, and longer when it is asked for; without scripts it is in plain text. */
function Books() {
  const { alive } = useRealm();
  const opened = useOpened();
  const count = useValue(listed, BOOKS_AT_ONCE);
  const root = useRef<HTMLDivElement>(null);
  const from = useRef<number>(undefined);
  // The button may be gone: the focus goes on to the first of the older books.
  useLayoutEffect(() => {
    if (from.current === undefined) return;
    root.current?.querySelectorAll<HTMLElement>('li a')[from.current]?.focus();
    from.current = undefined;
  }, [count]);
  const more = () => {
    from.current = count;
    listed.set(count + BOOKS_AT_ONCE);
  };
  const isNew = ({ slug }: BookCard) => slug === shelved[0]?.slug && !opened.has(slug);
  return (
    <div ref={root} className={styles.years}>
      {byYear(shelved.slice(0, count)).map(({ year, books: inYear }) => {
        const Heading = year === undefined ? 'h2' : 'h3';
        return (
          <Fragment key={year ?? ''}>
            {year === undefined ? null : <h2 className={styles.year}>{year}</h2>}
            <ul className={styles.books}>
              {inYear.map((book) => (
                <Entry key={book.slug} book={book} heading={Heading} isNew={isNew(book)} />
              ))}
            </ul>
          </Fragment>
        );
      })}
      {count >= shelved.length ? null : alive ? (
        <QuietButton onClick={more}>{shelfWords.more}</QuietButton>
      ) : (
        <a href={plainAddress('shelf')}>{shelfWords.more}</a>
      )}
    </div>
  );
}

interface EntryProps {
  readonly book: BookCard;
  readonly heading: 'h2' | 'h3';
  /** It is the latest, and has not been opened in this visit. */
  readonly isNew: boolean;
}

function Entry({ book, heading: Heading, isNew }: EntryProps) {
  const { slug, name, publishDate, description, words, spine } = book;
  return (
    <li className={styles.entry} {...bindingOf(slug, spine)}>
      <Heading>
        <Link to={pathOf(slug)}>{name}</Link>
      </Heading>
      <p className={styles.about}>
        <time dateTime={isoDate(publishDate)}>{publishDate}</time>{' '}
        {isNew ? <em className={styles.new}>{shelfWords.newest}</em> : null} <Minutes words={words} />
      </p>
      <p>{description}</p>
    </li>
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
