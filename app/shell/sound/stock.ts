import { begin } from '../../../foley/src/engine/render.ts';
import type { Rendering } from '../../../foley/src/engine/render.ts';
import type { Room } from '../../../foley/src/room.ts';
import { ANYWHERE, MAPPED, ON_MAP } from '../../../foley/src/scores.ts';
import type { Score } from '../../../foley/src/scores.ts';
import { SOUNDS } from '../../../foley/src/sounds.ts';
import type { Clock } from '../../engine/clock.ts';
import type { SoundName } from '../../schema/sources/sounds.ts';

/** A sound shorter than this is made this often, each time a little otherwise. */
const SHORT_SECONDS = 1.4;
const VARIANTS = 3;
/** Samples that are made in one go, and for how long at a time, so that no frame comes late. */
const SLICE = 512;
const SLICE_MS = 4;

/** What is made in every scene, because one may ask for it there. */
const ASKED = new Set([...Object.keys(ANYWHERE), ...Object.values(ON_MAP)] as SoundName[]);

interface Stock {
  /** The takes of a sound that are made. Undefined: none yet. */
  takesOf(sound: SoundName): readonly AudioBuffer[] | undefined;
  /** Makes what a score needs and the stock lacks, as it is heard in the room. What it made for another is no longer made. */
  make(room: Room, score: Score): void;
  /** Drops what was made for its place in another scene. */
  dropFor(score: Score): void;
  stop(): void;
}

/** The sounds that are made, in slices between frames, the short ones first. `onMade` is called after each. */
export function createStock(clock: Pick<Clock, 'after'>, onMade: () => void): Stock {
  const made = new Map<SoundName, readonly AudioBuffer[]>();
  let present: { readonly room: Room; readonly score: Score } | undefined;
  let endSlice = () => {};

  return {
    takesOf: (sound) => made.get(sound),
    make(room, score) {
      endSlice();
      present = { room, score };
      const shortFirst = (Object.keys(score) as SoundName[]).toSorted(
        (one, other) => SOUNDS[one].seconds - SOUNDS[other].seconds,
      );
      const queue = [...new Set([...shortFirst, ...ASKED])].filter((sound) => !made.has(sound));
      const keep = async (sound: SoundName, takes: readonly Rendering['sides'][]) => {
        const buffers = await room.hold(takes, score[sound] ?? ANYWHERE[sound] ?? MAPPED);
        if (present?.room !== room || present.score !== score) return;
        made.set(sound, buffers);
        onMade();
      };
      let takes: Rendering['sides'][] = [];
      let rendering: Rendering | undefined;
      const slice = () => {
        const until = performance.now() + SLICE_MS;
        while (queue[0] && performance.now() < until) {
          const [sound] = queue;
          rendering ??= begin(SOUNDS[sound], takes.length + 1);
          if (!rendering.advance(SLICE)) continue;
          takes.push(rendering.sides);
          rendering = undefined;
          if (SOUNDS[sound].seconds < SHORT_SECONDS && takes.length < VARIANTS) continue;
          void keep(sound, takes);
          takes = [];
          queue.shift();
          break;
        }
        if (queue.length > 0) endSlice = clock.after(0, slice);
      };
      slice();
    },
    dropFor(score) {
      for (const sound of made.keys())
        if (!ASKED.has(sound) && score[sound]?.distance !== 'near') made.delete(sound);
    },
    stop: () => endSlice(),
  };
}
