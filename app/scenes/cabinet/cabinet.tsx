import { useRef } from 'react';
import { fill } from '../../schema/fill.ts';
import { isoDate } from '../../schema/iso-date.ts';
import { cabinet } from '../../schema/pictures.ts';
import { agreements, cabinetWords, descriptions, documentTitles } from '../../schema/words.ts';
import { Prose } from '../../stage/reading/prose.tsx';
import { useRealm } from '../../stage/time/realm.ts';
import { Scene } from '../../stage/scene.tsx';
import { Stage } from '../../stage/picture/stage.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { QuietButton, QuietLink } from '../../ui/quiet.tsx';
import { cabinetMotion } from './cabinet.motion.ts';
import styles from './cabinet.module.css';
import { partAtKeys } from './kept-values.ts';
import { Kept } from './kept.tsx';
import { allOpen } from './sections.ts';
import { useFolders } from './use-folders.ts';

const SLUGS: readonly string[] = agreements.map(({ slug }) => slug);

/** The Filing Cabinet: the agreements, in folders that slide open beside a cabinet that stands still. */
export default function Cabinet() {
  const list = useRef<HTMLDivElement>(null);
  const { alive } = useRealm();
  const { open, leaving, toggle, toggleAll, reveal } = useFolders(list, SLUGS);
  const words = cabinetWords;

  return (
    <Scene
      name="cabinet"
      title={documentTitles.cabinet}
      description={descriptions.cabinet}
      className={styles['cabinet']}
      scrolls
    >
      <Stage picture={cabinet} alt={words.alt} hero="cabinet" motion={cabinetMotion} />
      <div className={styles['room']}>
        <div className={styles['file']}>
          <QuietLink to="/port/athenaeum" back>
            {words.back}
          </QuietLink>
          <header className={`${styles['header']} bokashi`}>
            <h1 tabIndex={-1}>{words.title}</h1>
            <p className={styles['subtitle']}>{words.subtitle}</p>
            <p>{words.text}</p>
          </header>
          <div className={styles['toggle']}>
            <QuietButton onClick={toggleAll}>
              {alive && allOpen(open, SLUGS) ? words.close_all : words.expand_all}
            </QuietButton>
          </div>
          <div className={styles['folders']} ref={list}>
            {agreements.map(({ slug, title, lastUpdated, html }) => (
              <Disclosure
                key={slug}
                id={slug}
                className={styles['folder']}
                title={title}
                aside={<LastUpdated date={lastUpdated} />}
                open={open.has(slug)}
                leaving={leaving.has(slug)}
                onToggle={() => toggle(slug)}
                onFound={() => reveal(slug)}
              >
                <div className={`${styles['sheet']} paper`}>
                  <Agreement html={html} />
                </div>
              </Disclosure>
            ))}
          </div>
        </div>
      </div>
    </Scene>
  );
}

/** An agreement; the one that tells what is kept in the browser shows it, right there. */
function Agreement({ html }: { readonly html: string }) {
  const parts = partAtKeys(html);
  return parts ? (
    <>
      <Prose html={parts[0]} className={styles['prose']} />
      <Kept />
      <Prose html={parts[1]} className={styles['prose']} />
    </>
  ) : (
    <Prose html={html} className={styles['prose']} />
  );
}

function LastUpdated({ date }: { readonly date: string }) {
  return (
    <time className={styles['date']} dateTime={isoDate(date)}>
      {fill(cabinetWords.last_updated, { date })}
    </time>
  );
}
