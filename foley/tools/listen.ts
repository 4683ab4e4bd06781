// npm run foley -- listen NAME… : a WAV and a spectrogram of scenes and sounds, in foley/listen/. Without a name, of all.
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { RATE } from '../src/engine/rate.ts';
import { render } from '../src/engine/render.ts';
import { SCORES } from '../src/scores.ts';
import type { ScoreName } from '../src/scores.ts';
import { SOUNDS } from '../src/sounds.ts';
import type { SoundName } from '../../app/schema/sources/sounds.ts';
import { centroid, loudness, truePeak } from './measures.ts';
import { spectrogram } from './spectrogram.ts';
import { openStudio } from './studio.ts';
import { wav } from './wav.ts';

const FOLDER = `${import.meta.dirname}/../listen`;
const SECONDS = 60;
const SEED = 1;

const names = process.argv.slice(2);
const [scenes, sounds] = [Object.keys(SCORES), Object.keys(SOUNDS)];
const unknown = names.filter((name) => !scenes.includes(name) && !sounds.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}. Scenes: ${scenes.join(', ')}. Sounds: ${sounds.join(', ')}.`,
  );
  process.exit(1);
}
mkdirSync(FOLDER, { recursive: true });

async function keep(name: string, sides: readonly Float32Array[]): Promise<void> {
  writeFileSync(`${FOLDER}/${name}.wav`, wav(sides, RATE));
  writeFileSync(`${FOLDER}/${name}.png`, await spectrogram(sides[0]!, RATE));
  const figures = [
    `${loudness(sides, RATE).toFixed(1)} LUFS`,
    `${truePeak(sides).toFixed(1)} dBTP`,
    `centroid ${Math.round(centroid(sides[0]!, RATE))} Hz`,
  ];
  console.log(`${name.padEnd(14)} ${figures.join('  ')}`);
}

const wanted = (all: readonly string[]) => all.filter((name) => names.length === 0 || names.includes(name));
const soundsOf = new Set(wanted(scenes).flatMap((scene) => Object.keys(SCORES[scene as ScoreName])));
for (const name of sounds.filter((sound) => names.includes(sound) || soundsOf.has(sound)) as SoundName[])
  await keep(name, render(SOUNDS[name], SEED));
if (wanted(scenes).length > 0) {
  const studio = await openStudio();
  for (const scene of wanted(scenes) as ScoreName[])
    await keep(`scene-${scene}`, await studio.take(scene, SECONDS, SEED));
  await studio.close();
}
