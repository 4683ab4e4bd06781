import { fill } from '../../schema/fill.ts';
import { isoDay } from '../../schema/iso-date.ts';
import { STATEMENT_SLUG, plainAddress } from '../../schema/plain-address.ts';
import { cabinetWords, errors, site } from '../../schema/words.ts';
import type { agreements } from '../../schema/words.ts';
import { Prose } from '../../stage/reading/prose.tsx';
import { QuietButton } from '../../ui/quiet.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './folder.module.css';
import { partAtKeys } from './stored-value-words.ts';
import { StoredValues } from './stored-values.tsx';

/** The agreement that has a section on accessibility. The statement is longer, and no part of it. */
const AGREEMENT_ON_ACCESS = 'our-approach';

interface Props {
  readonly agreement: (typeof agreements)[number];
  /** Its text; undefined while it is not there. */
  readonly html: string | undefined;
  /** The text has not come. */
  readonly failed: boolean;
  /** It is asked for again. */
  readonly asking: boolean;
  /** Asks for the text again. */
  onAsk(): void;
  readonly open: boolean;
  /** It is closing, and its sheet is still visible. */
  readonly leaving: boolean;
  onToggle(): void;
  /** The browser has found something in the closed folder. */
  onFound(): void;
}

/** An agreement in its folder. */
export function Folder({
  agreement: { slug, title, lastUpdated },
  html,
  failed,
  asking,
  onAsk,
  ...disclosure
}: Props) {
  return (
    <Disclosure
      {...disclosure}
      id={slug}
      className={styles.folder}
      title={title}
      aside={<LastUpdated date={lastUpdated} />}
    >
      <div className={`${styles.sheet} paper`}>
        {html === undefined ? (
          <div className={styles.prose} aria-busy={!failed || asking}>
            <p className={styles.answer} aria-live="polite">
              {failed && !asking ? errors.archive_unreachable.title : ''}
            </p>
            {/* It stays under the focus while it is asked. */}
            {failed ? (
              <QuietButton onClick={onAsk} disabled={asking}>
                {errors.archive_unreachable.action}
              </QuietButton>
            ) : null}
          </div>
        ) : (
          <Agreement slug={slug} html={html} />
        )}
        {slug === AGREEMENT_ON_ACCESS ? (
          <p className={`${styles.prose} ${styles.further}`}>
            <a href={plainAddress(STATEMENT_SLUG)}>{site.accessibility}</a>
          </p>
        ) : null}
      </div>
    </Disclosure>
  );
}

/** The text of an agreement. The one that explains the stored values also shows them, after that section. */
function Agreement({ slug, html }: { readonly slug: string; readonly html: string }) {
  const parts = partAtKeys(html);
  return parts ? (
    <>
      <Prose slug={slug} html={parts[0]} className={styles.prose} />
      <StoredValues />
      <Prose slug={slug} html={parts[1]} className={styles.prose} />
    </>
  ) : (
    <Prose slug={slug} html={html} className={styles.prose} />
  );
}

function LastUpdated({ date }: { readonly date: string }) {
  return (
    <time className={styles.date} dateTime={isoDay(date)}>
      {fill(cabinetWords.last_updated, { date })}
    </time>
  );
}
