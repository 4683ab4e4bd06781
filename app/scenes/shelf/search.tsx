import { useDeferredValue, useEffect, useId, useMemo, useRef } from 'react';
import type { MouseEvent } from 'react';
import { Link } from '../../ui/link.tsx';
import { createValue } from '../../engine/value.ts';
import { fill } from '../../schema/fill.ts';
import { bookPage } from '../../schema/pictures.ts';
import { errors, searchWords } from '../../schema/words.ts';
import { Piece } from '../../stage/picture/sheets.tsx';
import { useRealm } from '../../stage/time/realm.ts';
import { useValue } from '../../stage/use-value.ts';
import { isForInput } from '../../ui/for-input.ts';
import { QuietButton } from '../../ui/quiet.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { asked, fetchIndex, find, places } from './searching.ts';
import type { Found } from './searching.ts';
import styles from './search.module.css';

interface Props {
  readonly open: boolean;
  onClose(): void;
}

/** The search for a word in all books and agreements: it answers with each letter, and nothing leaves the window. */
export function SearchDialog({ open, onClose }: Props) {
  const { narrow } = useRealm();
  return (
    <Sheet open={open} away={narrow} onClose={onClose} title={searchWords.title} close={searchWords.close}>
      <Search onFollow={onClose} />
    </Sheet>
  );
}

/** What is longer is no word that anybody looks for. One of 100,000 letters would hold up the page for half a minute. */
const LONGEST_LETTERS = 200;

/** What is looked for, or was last in this visit. */
const wanted = createValue('');

function Search({ onFollow }: { onFollow(): void }) {
  const { narrow } = useRealm();
  const { index, failed } = useValue(asked);
  const words = useValue(wanted);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const ids = useId();
  useEffect(() => void fetchIndex(), []);
  // Also when the gate goes, for which the dialog was away.
  useEffect(() => {
    if (!narrow) field.current?.focus();
  }, [narrow]);
  useEffect(() => field.current?.select(), []);
  // A long list must not hold up the next letter.
  const shown = useDeferredValue(words);
  const found = useMemo(() => (index ? find(index, shown) : []), [index, shown]);
  return (
    <search className={styles.search}>
      <label htmlFor={`${ids}field`}>{searchWords.label}</label>
      <input
        ref={field}
        id={`${ids}field`}
        type="search"
        value={words}
        maxLength={LONGEST_LETTERS}
        aria-describedby={`${ids}note`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => wanted.set(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isForInput(event.nativeEvent)) return;
          // Otherwise Firefox would press what has the focus by then.
          event.preventDefault();
          list.current?.querySelector('a')?.focus();
        }}
      />
      <p id={`${ids}note`} className={styles.note}>
        {searchWords.note}
      </p>
      <p aria-live="polite" className={styles.count}>
        {failed
          ? errors.archive_unreachable.title
          : words.trim() === ''
            ? ''
            : index
              ? counted(found)
              : searchWords.coming}
      </p>
      {failed ? (
        <QuietButton
          onClick={() => {
            // The button goes while it is asked, and the focus would be lost.
            field.current?.focus();
            void fetchIndex();
          }}
        >
          {errors.archive_unreachable.action}
        </QuietButton>
      ) : null}
      <ul ref={list} className={styles.texts}>
        {found.map((text) => (
          <Entry key={text.address} found={text} onFollow={onFollow} />
        ))}
      </ul>
      {found.length > 0 || failed ? null : (
        <div className={styles.closing}>
          <Piece picture={bookPage} plate="tailpiece" alt="" />
        </div>
      )}
    </search>
  );
}

function counted(found: readonly Found[]): string {
  const count = places(found);
  if (count === 0) return searchWords.none;
  return count === 1 ? searchWords.one : fill(searchWords.many, { count });
}

/** A text, and the headings under which the words are. */
function Entry({ found: { text, address, parts }, onFollow }: { readonly found: Found; onFollow(): void }) {
  const follow = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    // The others open elsewhere, and one stays here.
    if (!(ctrlKey || metaKey || shiftKey || altKey)) onFollow();
  };
  return (
    <li>
      <Link to={address} className={styles.text} onClick={follow}>
        {text}
      </Link>
      {parts.length === 0 ? null : (
        <ul className={styles.parts}>
          {parts.map(({ address: at, heading }) => (
            <li key={at}>
              <Link to={at} onClick={follow}>
                {heading}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
