import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { manualAnswer, manualTurnDegrees } from '../../engine/manual.ts';
import { EASES, TIMINGS_MS } from '../../engine/timings.ts';
import { manualTable, manual as picture } from '../../schema/pictures.ts';
import { athenaeum, logWords, manualWords } from '../../schema/words.ts';
import { sound } from '../../stage/sounding.ts';
import { log } from '../../stage/reading/log.ts';
import { useDecoded } from '../../stage/picture/decoded.ts';
import { platesAhead } from '../../stage/picture/plate-file.ts';
import { Piece, Sheets } from '../../stage/picture/sheets.tsx';
import { useMotion } from '../../stage/picture/use-motion.ts';
import { clock } from '../../stage/time/clock.ts';
import { useRealm } from '../../stage/time/realm.ts';
import { Overlay } from '../../ui/overlay.tsx';
import { QuietButton } from '../../ui/quiet.tsx';
import { Rich } from '../../ui/rich.tsx';
import type { RichText } from '../../ui/rich.tsx';
import { manualMotion } from './athenaeum.motion.ts';
import styles from './manual.module.css';

/** What is fetched once the manual is pointed at. */
export const manualAhead = platesAhead([picture, manualTable], 'manual');

/** What is in front of the manual, and not on it. */
const MOTES = picture.plates.filter(({ name }) => name.startsWith('motes'));

/** The dust in the light over the manual. It is known only while the manual is open, so it has its own motion. */
function Dust() {
  const ref = useRef<HTMLDivElement>(null);
  useMotion(ref, manualMotion);
  return (
    <div ref={ref} className={styles.dust} data-picture={picture.name} aria-hidden>
      <Sheets picture={picture} plates={MOTES} />
    </div>
  );
}

interface Visit {
  readonly asked: number;
  readonly answer: RichText;
}

/** It comes up as if to open, and is pressed shut. */
const SHUT: Keyframe[] = [
  { transform: 'none' },
  { offset: 0.3, transform: 'perspective(60rem) rotateY(-7deg) scale(1.015)' },
  { offset: 0.52, transform: 'scale(0.972)' },
  { offset: 0.74, transform: 'scale(1.006)' },
  { transform: 'none' },
];

/** How often the manual was asked in this visit. It is outside the component, so that it outlasts it. */
let visit: Visit = { asked: 0, answer: [] };

function ask({ asked }: Visit): Visit {
  const said = manualAnswer(athenaeum.manual, asked + 1, Math.random(), () =>
    console.error(logWords.weights),
  );
  const answer = typeof said === 'string' ? [said] : (said?.text ?? []);
  return { asked: asked + 1, answer };
}

/** Notes for the styles where the manual lies on its table, so that it is lifted from there and laid back. */
function noteTable(book: HTMLElement): void {
  const table = document.querySelector('main [data-plate="manual"]')?.getBoundingClientRect();
  const dialog = book.closest('dialog');
  if (!table || !dialog || table.width === 0) return;
  // Its own box is turned, and moves.
  const x = table.left + table.width / 2 - (book.offsetLeft + book.offsetWidth / 2 - dialog.scrollLeft);
  const y = table.top + table.height / 2 - (book.offsetTop + book.offsetHeight / 2 - dialog.scrollTop);
  dialog.style.setProperty('--table', `translate(${x}px, ${y}px) scale(${table.width / book.offsetWidth})`);
}

/** Of the manual, the boards under it, and the dust. */
const imagesAround = (book: HTMLElement) => book.closest('dialog')!.querySelectorAll('img');

const turnAfter = (asked: number) => manualTurnDegrees(athenaeum.manual, asked);

interface Props {
  readonly open: boolean;
  /** It is closed, and on its way back to its table. */
  readonly laidDown: boolean;
  onClose(): void;
  /** It lies on its table again. */
  onLies(): void;
}

/** The manual, close up. Each click on it shows its next answer. */
export function Manual({ open, laidDown, onClose, onLies }: Props) {
  const { still, paused, narrow } = useRealm();
  const [{ asked, answer }, setVisit] = useState(visit);
  // Whatever is asked meanwhile goes first.
  const leaving = laidDown && !still && !narrow;
  const book = useRef<HTMLButtonElement>(null);
  const drawn = useDecoded(book, open || leaving, TIMINGS_MS.MANUAL_WAIT, imagesAround);
  const close = () => {
    if (book.current) noteTable(book.current);
    onClose();
  };
  const onAsk = () => {
    const before = turnAfter(visit.asked);
    visit = ask(visit);
    setVisit(visit);
    // During its pauses, and once it has refused enough, it lies still.
    if (!still && drawn && turnAfter(visit.asked) !== before)
      volume.current?.animate(SHUT, { duration: TIMINGS_MS.SHUT, easing: EASES.breath });
    sound({ sound: 'breath', asked: true });
    log.note({ kind: 'speech', by: manualWords.says, words: visit.answer });
  };
  const aboutId = useId();
  const volume = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!laidDown) return;
    return clock.after(TIMINGS_MS.LAY_DOWN, onLies);
  }, [laidDown, onLies]);
  // The dialog is shown by then: a part's effects run before those of what contains it.
  useLayoutEffect(() => {
    if (!open || !book.current) return;
    noteTable(book.current);
    sound({ sound: 'cloth', asked: true });
  }, [open]);
  // To the left, because it is drawn leaning to that side: each turn takes it farther from square.
  const turn = `${-turnAfter(asked)}deg`;
  return (
    <Overlay
      open={open}
      away={narrow}
      leaving={leaving}
      onClose={close}
      label={manualWords.region}
      describedBy={aboutId}
      className={styles.manual}
    >
      {open || leaving ? (
        <>
          <div className={styles.table}>
            <Piece picture={manualTable} alt="" />
          </div>
          <button
            ref={book}
            type="button"
            className={styles.book}
            aria-label={manualWords.next}
            data-drawn={drawn || undefined}
            data-stirs={(asked === 0 && !paused) || undefined}
            style={{ aspectRatio: picture.size.join('/'), '--turned': turn }}
            onClick={onAsk}
          >
            <span ref={volume} className={styles.volume}>
              {/* Its words are shown where pictures are switched off. */}
              <Piece picture={picture} alt={manualWords.next} />
              <span className={styles.cover}>
                <Piece picture={picture} plate="window-light" alt="" />
              </span>
            </span>
          </button>
          <Dust />
          {asked === 0 ? (
            <p id={aboutId} className="hidden">
              {athenaeum.alt.manual}
            </p>
          ) : null}
          <div role="status" className={styles.answer} {...(asked > 0 && { id: aboutId })}>
            {/* A new element for each answer, so that an equal text is announced again; a paragraph, as in the bubble. */}
            <p key={asked}>
              <Rich of={answer} />
            </p>
          </div>
          <QuietButton onClick={close}>{manualWords.close}</QuietButton>
        </>
      ) : null}
    </Overlay>
  );
}
