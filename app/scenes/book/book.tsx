import { ViewTransition } from 'react';
import { Link, useLoaderData } from 'react-router';
import type {
  ClientLoaderFunctionArgs,
  LoaderFunctionArgs,
  ShouldRevalidateFunctionArgs,
} from 'react-router';
import { fill } from '../../schema/fill.ts';
import { isoDate } from '../../schema/iso-date.ts';
import { bookPage } from '../../schema/pictures.ts';
import { bookWords, errors, loading } from '../../schema/words.ts';
import { bodies } from '../../schema/words.server.ts';
import { Prose } from '../../stage/reading/prose.tsx';
import { Scene } from '../../stage/scene.tsx';
import { Piece } from '../../stage/picture/stage.tsx';
import { Waiting } from '../../stage/waiting.tsx';
import { QuietLink } from '../../ui/quiet.tsx';
import { Astray } from './astray.tsx';
import styles from './book.module.css';
import { besides, bookOf } from './catalog.ts';
import type { Book } from './catalog.ts';
import type { RetrievalState } from './retrieval.ts';
import { useBody } from './use-body.ts';

interface Found {
  readonly book: Book | null;
  /** The body, if the page was printed with it. */
  readonly html: string | null;
}

const SHELF = '/port/athenaeum/shelf';

/** Runs while pages are printed: gives the book with its body. */
export function loader({ params }: LoaderFunctionArgs): Found {
  const book = bookOf(params['book']);
  return { book, html: book ? (bodies[book.slug] ?? null) : null };
}

/** Runs when one comes from another scene: gives the book at once. The page then fetches its body. */
export function clientLoader({ params }: ClientLoaderFunctionArgs): Found {
  return { book: bookOf(params['book']), html: null };
}

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
  currentParams['book'] !== nextParams['book'];

/** The page of a book, or the page that says that there is no such book. */
export default function BookPage() {
  const { book, html } = useLoaderData<Found>();
  return book ? (
    // The spine on the shelf has the same name, so the transition turns one into the other.
    <ViewTransition key={book.slug} name={`book-${book.slug}`} default="none" share="book">
      <Reading book={book} printed={html} />
    </ViewTransition>
  ) : (
    <NoSuchBook />
  );
}

function Reading({ book, printed }: { readonly book: Book; readonly printed: string | null }) {
  const { state, askAgain } = useBody(book.slug, printed);
  return state.is === 'unreachable' ? (
    <Unreachable knocking={state.knocking} still={state.times > 1} knock={askAgain} />
  ) : (
    <Opened book={book} state={state} />
  );
}

function Opened({
  book,
  state,
}: {
  readonly book: Book;
  readonly state: Exclude<RetrievalState, { is: 'unreachable' }>;
}) {
  const { name, author, publishDate, description } = book;
  const body = state.is === 'ready' ? state.html : undefined;
  const { newer, older } = besides(book);
  return (
    <Scene
      name="book"
      document={{
        title: body === undefined ? bookWords.loading_title : fill(bookWords.document_title, { name }),
        description,
      }}
      ground="paper"
      className={styles.book}
      scrolls
      logBeside="page"
    >
      <div className={styles.page}>
        <div className={styles.ribbon}>
          <Piece picture={bookPage} plate="ribbon" alt="" />
        </div>
        <div className={styles.back}>
          <QuietLink to={SHELF} back>
            {bookWords.back}
          </QuietLink>
        </div>
        <article>
          <header className={styles.title}>
            <div className={styles.headpiece}>
              <Piece picture={bookPage} plate="headpiece" alt="" />
            </div>
            <h1 tabIndex={-1}>{name}</h1>
            <p className={styles.byline}>{fill(bookWords.byline, { author })}</p>
            <p className={styles.date}>
              <time dateTime={isoDate(publishDate)}>{fill(bookWords.published, { date: publishDate })}</time>
            </p>
          </header>
          {body === undefined ? (
            <Waiting ground="page" text={state.is === 'loading' && state.shown ? loading.book : ''} />
          ) : (
            <Prose html={body} className={styles.body} />
          )}
        </article>
        {body === undefined ? null : (
          <footer className={styles.finis}>
            <div className={styles.tailpiece}>
              <Piece picture={bookPage} plate="tailpiece" alt="" lazy />
            </div>
            <Beside book={newer} words={bookWords.newer} />
            <Beside book={older} words={bookWords.older} />
            <QuietLink to={SHELF} back>
              {bookWords.back}
            </QuietLink>
          </footer>
        )}
      </div>
    </Scene>
  );
}

/** The way to the book before or after this one, if there is one. */
function Beside({ book, words }: { readonly book: Book | undefined; readonly words: string }) {
  return book ? <QuietLink to={`${SHELF}/${book.slug}`}>{fill(words, { name: book.name })}</QuietLink> : null;
}

interface UnreachableProps {
  readonly knocking: boolean;
  /** It has failed more than once. */
  readonly still: boolean;
  knock(): void;
}

function Unreachable({ knocking, still, knock }: UnreachableProps) {
  const words = errors.archive_unreachable;
  return (
    <Astray title={words.title} document={{ title: knocking ? bookWords.loading_title : words.title }}>
      <p>{still ? words.still : words.text}</p>
      <button type="button" aria-disabled={knocking} onClick={knocking ? undefined : knock}>
        <span>{knocking ? words.busy : words.action}</span>
      </button>
      <Link to={SHELF}>
        <span>{words.back}</span>
      </Link>
    </Astray>
  );
}

function NoSuchBook() {
  const words = errors.book_not_found;
  return (
    <Astray title={words.title} document={words.document}>
      <p>{words.text}</p>
      <Link to={SHELF}>
        <span>{words.action}</span>
      </Link>
    </Astray>
  );
}
