import { Fragment, useEffect, useLayoutEffect, useRef, ViewTransition } from 'react';
import type { CSSProperties } from 'react';
import { Link } from '../../ui/link.tsx';
import { LONG_LIST, byYear } from '../../schema/by-year.ts';
import { minutesToRead } from '../../engine/reading-time.ts';
import { wordsPerMinute } from '../../engine/words-per-minute.ts';
import { fill } from '../../schema/fill.ts';
import { isoDay } from '../../schema/iso-date.ts';
import { bookPath, PLACE_ROUTES } from '../../schema/places.ts';
import { plainAddress } from '../../schema/plain-address.ts';
import { bookCover, shelf } from '../../schema/pictures.ts';
import type { BookCard } from '../../schema/sources.ts';
import {
  books,
  controls,
  drawnSpines,
  errors,
  hasOlderBooks,
  searchWords,
  shelfWords,
} from '../../schema/words.ts';
import { fetchAhead } from '../../stage/loading/ahead.ts';
import { setBookInHand } from '../../stage/passage/book-in-hand.ts';
import { carriesCuts } from '../../stage/passage/carries-cuts.ts';
import { Scene } from '../../stage/frame/scene.tsx';
import { SceneHeading } from '../../stage/frame/scene-heading.tsx';
import { InWords } from '../../stage/picture/in-words.tsx';
import { platesAhead, plateFile } from '../../stage/picture/plate-file.ts';
import { Stage } from '../../stage/picture/stage.tsx';
import { whenIdle } from '../../stage/time/when-idle.ts';
import { bindingOf } from '../../stage/reading/binding.ts';
import { rememberBooks } from '../../stage/reading/known-books.ts';
import { useOpened } from '../../stage/reading/marks.ts';
import { useRealm } from '../../stage/time/realm.ts';
import { useWish } from '../../stage/loading/use-later.ts';
import { useStored } from '../../stage/use-stored.ts';
import { useValue } from '../../stage/use-value.ts';
import { QuietButton, QuietLink } from '../../ui/quiet.tsx';
import { bookCut } from './book-cut.ts';
import { createShelf } from './listed.ts';
import { shelfMotion } from './shelf.motion.ts';
import '../../schema/generated/spines.css';
import styles from './shelf.module.css';

setBookInHand(bookCut);

const { listed, first, ask } = createShelf(books, hasOlderBooks);

const loadSearch = async () => (await import('./search.tsx')).SearchDialog;

/** The plate that comes first. */
const HERO = 'wall';

export const handle = platesAhead([shelf], HERO);

/** The Seer's Shelf: the books, newest first. The book under the pointer moves out, and its entry is highlighted. */
export default function Shelf() {
  // The code of the book page is loaded ahead, so that a book waits only for its body.
  useEffect(() => {
    const [newest] = first.books;
    return newest && whenIdle(() => fetchAhead(bookPath(newest.slug)));
  }, []);
  const search = useWish(loadSearch);
  const { missed } = search;
  const notice = useRef<HTMLParagraphElement>(null);
  // It is the last on the page, and would be below the foot.
  useEffect(() => {
    if (missed) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [missed]);
  return (
    <Scene name="shelf" document={shelfWords.document} className={styles.shelf} scrolls logBeside="page">
      <div className={styles.room} data-page-words="">
        <header className={styles.header}>
          <SceneHeading className="bokashi">{shelfWords.title}</SceneHeading>
        </header>
        <InWords alt={shelfWords.alt} />
        <div className={styles.below}>
          <Books />
          <div className={styles.ways}>
            <QuietLink to={PLACE_ROUTES.athenaeum} back>
              {shelfWords.back}
            </QuietLink>
            <QuietButton className={styles.ask} onClick={search.wish} onNear={search.near}>
              {searchWords.open}
            </QuietButton>
          </div>
          <p ref={notice} aria-live="polite" className={missed ? undefined : 'hidden'}>
            {missed ? errors.offline : ''}
          </p>
        </div>
      </div>
      <Stage picture={shelf} hero={HERO} motion={shelfMotion} />
      <Spines />
      {search.Part ? <search.Part open={search.open} onClose={search.close} /> : null}
    </Scene>
  );
}

/** The books in writing. A long list is by year, and longer when it is asked for; without scripts it is in plain text. */
function Books() {
  const { alive } = useRealm();
  const opened = useOpened();
  const { books: shown, more } = useValue(listed, first);
  const root = useRef<HTMLDivElement>(null);
  const count = useRef(shown.length);
  useEffect(() => rememberBooks(shown), [shown]);
  // The button may be gone: the focus goes on to the first of the older books, unless it is elsewhere meanwhile.
  useLayoutEffect(() => {
    const at = document.activeElement;
    const isHere = at === document.body || root.current?.contains(at);
    if (shown.length > count.current && isHere)
      root.current?.querySelectorAll<HTMLElement>('li a')[count.current]?.focus();
    count.current = shown.length;
  }, [shown]);
  const isNew = ({ slug }: BookCard) => slug === first.books[0]?.slug && !opened.has(slug);
  return (
    <div ref={root} className={styles.years}>
      {byYear(shown, more || shown.length >= LONG_LIST).map(({ year, books: inYear }) => {
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
      {!more ? null : alive ? <More /> : <a href={plainAddress('shelf')}>{shelfWords.more}</a>}
    </div>
  );
}

/** The way to older books, which are fetched. */
function More() {
  const { asking, failures } = useValue(listed);
  const { title, still, action, busy } = errors.archive_unreachable;
  return (
    <>
      <p aria-live="polite" className={failures === 0 ? 'hidden' : undefined}>
        {failures === 0 ? '' : failures === 1 ? title : still}
      </p>
      <QuietButton onClick={() => void ask()} disabled={asking}>
        {failures === 0 ? shelfWords.more : asking ? busy : action}
      </QuietButton>
    </>
  );
}

interface EntryProps {
  readonly book: BookCard;
  readonly heading: 'h2' | 'h3';
  /** It is the latest, and has not been opened in this visit. */
  readonly isNew: boolean;
}

function Entry({ book, heading: Heading, isNew }: EntryProps) {
  const { slug, name, publishDate, description, words } = book;
  return (
    <li className={`${styles.entry} paper`} {...bindingOf(book)}>
      <Heading>
        <Link to={bookPath(slug)}>{name}</Link>
      </Heading>
      <p className={styles.about}>
        <time dateTime={isoDay(publishDate)}>{publishDate}</time>{' '}
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

const coverFile = (plate: string) => `url("${plateFile(bookCover, plate, 'avif', 0)}")`;

/** What is drawn of a book's cover, for the cut in which it opens. Its link loads it, and shows nothing of it. */
const coverOf = (spine: string): CSSProperties => ({
  '--relief': coverFile('relief'),
  ...(bookCover.plates.some(({ name }) => name === spine) && { '--tooling': coverFile(spine) }),
});

/**
 * The drawn spines as links, a second set for pointers only. The picture's style sheet places them like its plates.
 */
function Spines() {
  const { alive, still } = useRealm();
  const opens = alive && !still && carriesCuts();
  return (
    <div className={styles.spines} data-picture={shelf.name} aria-hidden="true">
      {drawnSpines.map(({ slug, spine }) => (
        // The transition turns the spine into the page, and back.
        <ViewTransition key={slug} name={`book-${slug}`} default="none" share="book">
          <Link
            to={bookPath(slug)}
            tabIndex={-1}
            data-plate={`book-${spine}`}
            style={opens ? coverOf(spine) : undefined}
          />
        </ViewTransition>
      ))}
    </div>
  );
}
