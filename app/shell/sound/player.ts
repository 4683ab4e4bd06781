import type { Chance } from '../../../foley/src/engine/chance.ts';
import { createRoom } from '../../../foley/src/room.ts';
import type { Room } from '../../../foley/src/room.ts';
import { ANYWHERE, MAPPED, ON_MAP, SCORES, secondsUntil } from '../../../foley/src/scores.ts';
import type { Score, ScoreName, Voice } from '../../../foley/src/scores.ts';
import type { Clock } from '../../engine/clock.ts';
import { TIMINGS_MS } from '../../engine/timings.ts';
import type { SoundName } from '../../schema/sources/sounds.ts';
import type { Sounding } from '../../stage/sounding.ts';
import { createStock } from './stock.ts';

/** At most so many begin within SOUND_APART: a whole introduction may come at once. */
const MOST_AT_ONCE = 3;

/** The sounds that a state of a scene begins with. */
const WITH_STATE: Readonly<Record<string, SoundName>> = {
  'athenaeum opening': 'doors',
  'athenaeum closing': 'doors',
  'shop stocking': 'cloth',
  'shop open': 'doorbell',
  'lost closing': 'breathing',
};

/** What is about to be chosen is heard first. */
const BEFORE_CHOICE: Readonly<Partial<Record<ScoreName, SoundName>>> = {
  inside: 'creak',
  cabinet: 'thumb',
  shelf: 'thumb',
};

/** What is heard in a scene, by its name and state. */
export function scoreOf(scene: string, state: string | undefined): ScoreName | undefined {
  if (scene === 'sea' && (state === 'asleep' || state === 'waking')) return 'lids';
  if (scene === 'athenaeum') return state === 'inside' ? 'inside' : 'doors';
  return scene in SCORES ? (scene as ScoreName) : undefined;
}

interface Clocks {
  readonly story: Clock;
  readonly realm: Clock;
  readonly wall: Clock;
}

export interface Player {
  /** Another scene, or another state of it. */
  enter(scene: string, state: string | undefined): void;
  /** The pointer or the focus has come to a choice, or to a place on the map, or has left it. */
  near(choice: HTMLElement | null): void;
  /** Something can be heard. */
  sound(sounding: Sounding): void;
  /** Lets it be heard through this, or only named. */
  through(context: AudioContext | undefined, volume: number): void;
  end(): void;
}

/**
 * Performs the score of the scene one is in: what comes by itself, on the story's clock, and what is asked for. `onHeard`
 * is told each sound as it comes. One that is not made yet (stock.ts) is left out.
 */
export function createPlayer(clocks: Clocks, chance: Chance, onHeard: (sound: SoundName) => void): Player {
  let room: Room | undefined;
  let context: AudioContext | undefined;
  let score: Score = {};
  let named: ScoreName | undefined;
  let state: string | undefined;
  let told = false;
  let on = false;
  const cancels = new Set<() => void>();
  let endOut = () => {};
  let endNear = () => {};
  const loops = new Map<SoundName, () => void>();
  const last = new Map<SoundName, number>();
  let begun: number[] = [];

  const voiceOf = (sound: SoundName) => score[sound] ?? ANYWHERE[sound];

  const at = (of: Sounding['of']) => {
    if (!of) return undefined;
    const { left, width } = of.getBoundingClientRect();
    const middle = (left + width / 2) / innerWidth;
    return Math.max(-1, Math.min(1, 2 * middle - 1)) * 0.9;
  };

  const play = ({ sound, of, asked }: Sounding, voice = voiceOf(sound)) => {
    if (!voice) return;
    const now = clocks.wall.now();
    begun = begun.filter((then) => now - then < TIMINGS_MS.SOUND_APART);
    if (now - (last.get(sound) ?? -Infinity) < TIMINGS_MS.SOUND_APART || begun.length >= MOST_AT_ONCE) return;
    last.set(sound, now);
    begun.push(now);
    onHeard(sound);
    release(sound, voice, of, asked);
  };

  /** Lets a sound into the room, if there is one and the sound is made. */
  const release = (sound: SoundName, voice: Voice, of?: Sounding['of'], asked?: true) => {
    const made = stock.takesOf(sound);
    if (!room || context?.state !== 'running' || !made?.length) return;
    const buffer = made[Math.floor(chance() * made.length)]!;
    const place = voice.to === undefined ? at(of) : undefined;
    const stop = room.play(buffer, voice, place, undefined, asked && 'asked');
    if (voice.loops) loops.set(sound, stop);
  };

  /** What goes on without an end begins as soon as it is made and can be heard. */
  const startLoops = () => {
    for (const [sound, voice] of Object.entries(score) as [SoundName, Voice][])
      if (voice.loops && !loops.has(sound)) release(sound, voice);
  };

  const stock = createStock(clocks.realm, startLoops);
  const make = () => {
    if (room && on) stock.make(room, score);
  };

  /** Everything that comes by itself, from now on. */
  const arrange = () => {
    for (const cancel of cancels) cancel();
    cancels.clear();
    for (const sound of Object.keys(score) as SoundName[]) {
      const voice = voiceOf(sound)!;
      if (voice.loops) onHeard(sound);
      const { every } = voice;
      if (!every || (voice.later && told)) continue;
      const next = (first: boolean) => {
        const cancel = clocks.story.after(secondsUntil(every, chance, first) * 1000, () => {
          cancels.delete(cancel);
          play({ sound });
          next(false);
        });
        cancels.add(cancel);
      };
      next(true);
    }
  };

  const silence = () => {
    for (const stop of loops.values()) stop();
    loops.clear();
  };

  /** Nothing is heard any more through the context that there was. */
  const leave = () => {
    silence();
    context?.removeEventListener('statechange', startLoops);
    room?.out.disconnect();
  };
  // One that was refused is closed already, and says so.
  const rest = () => void context?.suspend().catch(() => {});

  /** Sets a gain in so many milliseconds, from where it is. */
  const turn = (gain: AudioParam, to: number, ms: number) => {
    if (!context) return;
    const now = context.currentTime;
    gain.cancelScheduledValues(now);
    gain.setValueAtTime(gain.value, now);
    gain.linearRampToValueAtTime(to, now + ms / 1000);
  };
  const followStory = () => {
    if (room) turn(room.ways.story.gain, clocks.story.paused.get() ? 0 : 1, TIMINGS_MS.SOUND_REST);
  };
  /** While the tab is hidden, or the window narrow, nothing is heard, and nothing is computed. */
  const hide = () => {
    if (!context || !on) return;
    const done = clocks.realm.paused.get() ? context.suspend() : context.resume();
    // A browser may refuse. It is asked again when the tab is shown the next time.
    done.catch(() => {});
  };
  const stops = [clocks.story.paused.subscribe(followStory), clocks.realm.paused.subscribe(hide)];

  return {
    enter(scene, now) {
      const next = scoreOf(scene, now);
      const wasTold = told;
      told = now === 'preamble';
      const changed = next !== named;
      if (changed) {
        named = next;
        score = next ? SCORES[next] : {};
        silence();
        stock.dropFor(score);
      }
      if (changed || told !== wasTold) arrange();
      if (changed) make();
      const heard = WITH_STATE[`${scene} ${now}`];
      if (heard && now !== state && state !== undefined) play({ sound: heard });
      state = now;
    },
    near(choice) {
      endNear();
      if (!choice) return;
      const first = ON_MAP[choice.dataset['place'] ?? ''];
      if (first) {
        const hear = () => play({ sound: first, of: choice, asked: true }, MAPPED);
        endNear = clocks.wall.after(TIMINGS_MS.SOUND_LEAD, hear);
        return;
      }
      const heard = named && BEFORE_CHOICE[named];
      if (heard) play({ sound: heard, of: choice, asked: true });
    },
    sound({ inMs = 0, ...sounding }) {
      if (inMs <= 0) return play(sounding);
      const cancel = clocks.story.after(inMs, () => {
        cancels.delete(cancel);
        play(sounding);
      });
      cancels.add(cancel);
    },
    through(by, volume) {
      endOut();
      if (by) {
        if (context !== by) {
          leave();
          context = by;
          by.addEventListener('statechange', startLoops);
          room = createRoom(by);
          room.out.gain.value = 0;
          followStory();
        }
        if (!on) {
          on = true;
          hide();
          make();
          turn(room!.out.gain, volume, TIMINGS_MS.SOUND_IN);
        } else turn(room!.out.gain, volume, TIMINGS_MS.SOUND_REST);
        return;
      }
      if (!on || !room) return;
      on = false;
      stock.stop();
      turn(room.out.gain, 0, TIMINGS_MS.SOUND_OUT);
      endOut = clocks.wall.after(TIMINGS_MS.SOUND_OUT, rest);
    },
    end() {
      for (const stop of [...stops, ...cancels]) stop();
      stock.stop();
      endNear();
      endOut();
      leave();
      rest();
    },
  };
}
