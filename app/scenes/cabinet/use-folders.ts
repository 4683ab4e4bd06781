import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';
import { EASES, TIMINGS_MS } from '../../engine/timings.ts';
import { clock } from '../../stage/time/clock.ts';
import { sound } from '../../stage/sounding.ts';
import { partNamed, showPart } from '../../stage/reading/part-named.ts';
import { useRealm, useStaysPrinted } from '../../stage/time/realm.ts';
import { NONE, changeBetween, sectionOf, toggled, toggledAll } from './sections.ts';
import type { Open } from './sections.ts';
import { bringUp, slide, tremble } from './slide.ts';

/** The delay from one folder to the next, when all open or close. */
const STAGGER_MS = 90;

/** The open folders of each visit to the cabinet, by the key of its history entry. A step back finds them as they were left. */
const left = new Map<string, Open>();

interface Moving {
  /** The open folders before the motion. */
  readonly from: Open;
  readonly to: Open;
}

/** A folder that the navigator has opened, and how far the page was scrolled then. */
interface Asked {
  readonly slug: string;
  readonly scrolled: number;
}

interface Folders {
  readonly open: Open;
  /** Closed folders that still slide behind their tabs. */
  readonly leaving: Open;
  toggle(slug: string): void;
  toggleAll(): void;
  /** Opens a section without a motion, because the browser is about to scroll to something in it. */
  reveal(slug: string): void;
}

/**
 * The open folders; `filled` when their texts are there. On the printed page all are open, to be read without scripts. Once
 * alive, only the one the address points into is open. A press while something slides ends that motion at once.
 */
export function useFolders(
  list: RefObject<HTMLElement | null>,
  slugs: readonly string[],
  filled: boolean,
): Folders {
  const { alive, still } = useRealm();
  const printed = useStaysPrinted();
  const { hash, key } = useLocation();
  const pointedAt = alive ? sectionOf(hash, slugs) : undefined;
  const [chosen, setChosen] = useState(left.get(key));
  useEffect(() => {
    if (chosen) left.set(key, chosen);
  }, [key, chosen]);
  const [moving, setMoving] = useState<Moving>();
  const [asked, setAsked] = useState<Asked>();

  const readable = !alive || printed;
  // A new address that points into a closed section opens it, beside the others. The navigator may close it again.
  const [followed, setFollowed] = useState(hash);
  const first = sectionOf(followed, slugs);
  const open = chosen ?? (readable ? new Set(slugs) : first ? new Set([first]) : NONE);
  if (alive && hash !== followed) {
    setFollowed(hash);
    if (pointedAt) setChosen(new Set([...open, pointedAt]));
  }
  useLayoutEffect(() => {
    if (!pointedAt) return;
    showPart(partNamed(hash) ? hash : `#${pointedAt}`);
  }, [pointedAt, hash, filled]);

  // The letters of their headings are fetched ahead: coming while a sheet slides, they would move all that is below.
  useEffect(() => {
    const heading = alive && filled && list.current?.querySelector('[data-prose] :is(h2, h3)');
    if (!heading) return;
    const { fontWeight, fontFamily } = getComputedStyle(heading);
    document.fonts?.load(`${fontWeight} 1em ${fontFamily}`).catch(() => {});
  }, [alive, filled, list]);

  const change = (to: Open, slug?: string) => {
    setChosen(to);
    setAsked(slug !== undefined && to.has(slug) ? { slug, scrolled: window.scrollY } : undefined);
    sound({ sound: 'rollers', asked: true });
    setMoving(still ? undefined : { from: open, to });
  };

  const reveal = (slug: string) => {
    setMoving(undefined);
    setAsked(undefined);
    setChosen(new Set([...open, slug]));
  };

  useLayoutEffect(() => {
    const root = list.current;
    if (!moving || !root) return;
    const { opened, closed } = changeBetween(moving.from, moving.to, slugs);
    const waitMs = opened.length > 0 ? TIMINGS_MS.SHEET_WAIT : 0;
    const begin = (direction: 'out' | 'in') => (slug: string, i: number) =>
      slide({
        folder: root.querySelector<HTMLElement>(`#${CSS.escape(slug)}`)!,
        direction,
        delayMs: waitMs + i * STAGGER_MS,
        durationMs: TIMINGS_MS.SHEET,
        easing: EASES.breath,
      });
    const running = [...opened.flatMap(begin('out')), ...closed.flatMap(begin('in'))];
    if (opened.length > 0)
      tremble(root.ownerDocument.querySelector(`[data-plate='fourth-drawer']`), TIMINGS_MS.SHEET);
    const lastsMs = waitMs + TIMINGS_MS.SHEET + (Math.max(opened.length, closed.length) - 1) * STAGGER_MS;
    const cancel = clock.after(lastsMs, () => setMoving(undefined));
    return () => {
      cancel();
      for (const animation of running) animation.cancel();
    };
  }, [moving, slugs, list]);

  // A sheet of which little shows comes up once its drawer has arrived, unless the navigator has scrolled meanwhile.
  useLayoutEffect(() => {
    const folder = asked && filled && list.current?.querySelector(`#${CSS.escape(asked.slug)}`);
    if (!folder) return;
    const bring = () => {
      setAsked(undefined);
      if (window.scrollY === asked.scrolled) bringUp(folder, still ? 'instant' : 'smooth');
    };
    return clock.after(still ? 0 : TIMINGS_MS.SHEET_WAIT + TIMINGS_MS.SHEET, bring);
  }, [asked, filled, list, still]);

  return {
    open,
    leaving: moving ? new Set(changeBetween(moving.from, moving.to, slugs).closed) : NONE,
    toggle: (slug) => change(toggled(open, slug), slug),
    toggleAll: () => change(toggledAll(open, slugs)),
    reveal,
  };
}
