/** Runs in a browser's page: a scene's sounds as they are heard, without time passing. */
import { chanceOf } from '../src/engine/chance.ts';
import { RATE } from '../src/engine/rate.ts';
import { render } from '../src/engine/render.ts';
import { createRoom } from '../src/room.ts';
import { SCORES, secondsUntil } from '../src/scores.ts';
import type { Score, ScoreName } from '../src/scores.ts';
import { SOUNDS } from '../src/sounds.ts';
import type { SoundName } from '../../app/schema/sources/sounds.ts';

/** Sounds that come with a cue come once in so many seconds of a take. */
const CUES_SECONDS = 60;

/**
 * A take of a scene: everything that comes by itself, by the chance of a seed, and what comes with cues, one after
 * another. Left and right, as base64 of 32-bit floats.
 */
export async function take(name: ScoreName, seconds: number, seed: number): Promise<readonly string[]> {
  const context = new OfflineAudioContext(2, seconds * RATE, RATE);
  const room = createRoom(context);
  const score: Score = SCORES[name];
  const chance = chanceOf(seed);
  const cued = (Object.keys(score) as SoundName[]).filter(
    (sound) => !score[sound]!.every && !score[sound]!.loops,
  );
  for (const sound of Object.keys(score) as SoundName[]) {
    const voice = score[sound]!;
    const { every } = voice;
    const variants = voice.loops ? [1] : [1, 2, 3];
    const takes = variants.map((variant) => render(SOUNDS[sound], variant));
    const made = await room.hold(takes, voice);
    const play = (at: number) => room.play(made[Math.floor(chance() * made.length)]!, voice, undefined, at);
    if (voice.loops) play(0);
    else if (every) {
      const until = (first: boolean) => secondsUntil(every, chance, first);
      for (let at = until(true); at < seconds; at += until(false)) play(at);
    } else {
      const first = ((cued.indexOf(sound) + 0.5) / cued.length) * CUES_SECONDS;
      for (let at = first; at < seconds; at += CUES_SECONDS) play(at);
    }
  }
  const heard = await context.startRendering();
  return [0, 1].map((side) => {
    const bytes = new Uint8Array(heard.getChannelData(side).buffer);
    let text = '';
    for (let i = 0; i < bytes.length; i += 0x8000)
      text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
    return btoa(text);
  });
}
