import { ViewTransition, useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, useParams } from 'react-router';
import { Link } from '../../ui/link.tsx';
import { contentsOf } from '../../schema/headings.ts';
import { bookPath, PLACE_ROUTES } from '../../schema/places.ts';
import { fill } from '../../schema/fill.ts';
import { isoDay } from '../../schema/iso-date.ts';
import { bookPage } from '../../schema/pictures.ts';
import type { FoundBook } from '../../schema/sources.ts';
import { bookErrors, bookWords, errors, loading } from '../../schema/words.ts';
import { bindingOf } from '../../stage/reading/binding.ts';
import { isCard, knownBook } from '../../stage/reading/known-books.ts';
import type { KnownBook } from '../../stage/reading/known-books.ts';
import { markOpened } from '../../stage/reading/marks.ts';
import { showPart } from '../../stage/reading/part-named.ts';
import { Prose } from '../../stage/reading/prose.tsx';
import { Scene } from '../../stage/frame/scene.tsx';
import { SceneHeading } from '../../stage/frame/scene-heading.tsx';
import { Piece } from '../../stage/picture/sheets.tsx';
import { Waiting } from '../../stage/frame/waiting.tsx';
import { QuietLink } from '../../ui/quiet.tsx';
import { Astray } from './astray.tsx';
import styles from './book.module.css';
import { usePrintedBook } from './use-printed-book.ts';
import type { RetrievalState } from './retrieval.ts';
import { useBook } from './use-book.ts';

/** The page of a book, or the page that says that there is no such book. */
export default function BookPage() {
  const { book: slug = '' } = useParams();
  return usePrintedBook() === null ? (
    <NoSuchBook />
  ) : (
    // The spine on the shelf has the same name, so the transition turns one into the other.
    <ViewTransition key={slug} name={`book-${slug}`} default="none" share="book">
      <Reading slug={slug} />
    </ViewTransition>
  );
}

function Reading({ slug }: { readonly slug: string }) {
  const { state, askAgain } = useBook(slug);
  if (state.is === 'unknown') return <NoSuchBook />;
  return state.is === 'unreachable' ? (
    <Unreachable knocking={state.knocking} still={state.times > 1} knock={askAgain} />
  ) : (
    <Opened slug={slug} state={state} />
  );
}

interface OpenedProps {
  readonly slug: string;
  readonly state: Exclude<RetrievalState, { is: 'unreachable' | 'unknown' }>;
}

function Opened({ slug, state }: OpenedProps) {
  const { found, html: body } = state.is === 'ready' ? state : {};
  const { newer, older } = found ?? {};
  const met = found?.book ?? knownBook(slug);
  const {
    name = loading.book,
    author,
    publishDate,
    description,
    words = 0,
    about,
  }: Partial<KnownBook> = met ?? {};
  const open = body !== undefined;
  useEffect(() => {
    if (open) markOpened(slug);
  }, [open, slug]);
  const { hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  // A browser goes to the part itself when the book is opened by its address; after a step back one is where one was.
  useLayoutEffect(() => {
    if (open && !isBack) showPart(hash);
  }, [open, isBack, hash]);
  return (
    <Scene
      name="book"
      document={{
        title: body === undefined ? bookWords.loading_title : fill(bookWords.document_title, { name }),
        description,
      }}
      className={styles.book}
      scrolls
      logBeside="page"
    >
      <div
        className={`${styles.page} paper`}
        data-opening={body === undefined || undefined}
        {...(isCard(met) && bindingOf(met))}
      >
        <div className={styles.ribbon} data-ribbon="">
          <Piece picture={bookPage} plate="ribbon" alt="" />
        </div>
        <div className={styles.back}>
          <QuietLink to={PLACE_ROUTES.shelf} back>
            {bookWords.back}
          </QuietLink>
        </div>
        <article data-found={found && JSON.stringify(found)}>
          <header className={styles.title}>
            <div className={styles.headpiece}>
              <Piece picture={bookPage} plate="headpiece" alt="" />
            </div>
            <SceneHeading>{name}</SceneHeading>
            {author === undefined || publishDate === undefined ? null : (
              <>
                <p className={styles.byline}>{fill(bookWords.byline, { author })}</p>
                <p className={styles.date}>
                  <time dateTime={isoDay(publishDate)}>
                    {fill(bookWords.published, { date: publishDate })}
                  </time>
                </p>
              </>
            )}
          </header>
          {body === undefined ? (
            <Waiting ground="page" text={state.is === 'loading' && state.shown ? loading.book : ''} />
          ) : (
            <>
              <Contents html={body} words={words} />
              <Prose slug={slug} html={body} className={styles.body} />
            </>
          )}
        </article>
        {body === undefined ? null : (
          <footer className={styles.finis}>
            <div className={styles.tailpiece}>
              <Piece picture={bookPage} plate="tailpiece" alt="" lazy />
            </div>
            {about === undefined ? null : (
              <QuietLink to={PLACE_ROUTES.shop}>{fill(bookWords.about, { artifact: about })}</QuietLink>
            )}
            <Beside book={newer} words={bookWords.newer} />
            <Beside book={older} words={bookWords.older} />
            <QuietLink to={PLACE_ROUTES.shelf} back>
              {bookWords.back}
            </QuietLink>
          </footer>
        )}
      </div>
    </Scene>
  );
}

/** The contents of a long book. */
function Contents({ html, words }: { readonly html: string; readonly words: number }) {
  const headings = contentsOf(html, words);
  if (headings.length === 0) return null;
  return (
    <nav className={styles.contents} aria-label={bookWords.contents}>
      <p>{bookWords.contents}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The way to the book before or after this one, if there is one. */
function Beside({ book, words }: { readonly book: FoundBook['newer']; readonly words: string }) {
  return book ? <QuietLink to={bookPath(book.slug)}>{fill(words, { name: book.name })}</QuietLink> : null;
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
      <Link to={PLACE_ROUTES.shelf}>
        <span>{words.back}</span>
      </Link>
    </Astray>
  );
}

function NoSuchBook() {
  const words = bookErrors.book_not_found;
  return (
    <Astray title={words.title} document={words.document}>
      <p>{words.text}</p>
      <Link to={PLACE_ROUTES.shelf}>
        <span>{words.action}</span>
      </Link>
    </Astray>
  );
}
