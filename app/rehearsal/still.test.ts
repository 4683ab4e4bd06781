/**
 * Everything that moves has a still form. For a table of motion it is the picture as it was drawn; for a state that ends
 * by itself, the state after it (tests/unit/tables.test.ts); for everything in a style sheet, styles/still.css.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as athenaeum from '../scenes/athenaeum/athenaeum.motion.ts';
import { cabinetMotion } from '../scenes/cabinet/cabinet.motion.ts';
import { lostMotion } from '../scenes/lost/lost.motion.ts';
import { portMotion } from '../scenes/port/port.motion.ts';
import { seaMotion } from '../scenes/sea/sea.motion.ts';
import { shelfMotion } from '../scenes/shelf/shelf.motion.ts';
import { clothMotion, hangingsMotion } from '../scenes/shop/case.motion.ts';
import { puppetMotion } from '../scenes/shop/puppet.motion.ts';
import type { Plate } from '../schema/picture.ts';
import * as pictures from '../schema/pictures.ts';
import type { Motion } from '../stage/picture/motion.ts';

/** Plates that a scene lays over a picture. */
const LAID_OVER = ['glow'];

const TABLES: Readonly<Record<string, readonly [Motion, readonly Plate[]]>> = {
  sea: [seaMotion, pictures.sea.plates],
  port: [portMotion, pictures.port.plates],
  doors: [athenaeum.doorsMotion, pictures.athenaeumDoors.plates],
  room: [athenaeum.roomMotion, pictures.athenaeumInside.plates],
  manual: [athenaeum.manualMotion, pictures.manual.plates],
  puppet: [puppetMotion, pictures.proteus.plates],
  hangings: [hangingsMotion, pictures.shop.plates],
  cloth: [clothMotion, pictures.cloth.plates],
  cabinet: [cabinetMotion, pictures.cabinet.plates],
  shelf: [shelfMotion, pictures.shelf.plates],
  lost: [lostMotion, pictures.lost.plates],
};

const namesIn = (plates: readonly Plate[]): string[] =>
  plates.flatMap(({ name, riders = [] }) => [name, ...namesIn(riders)]);

const movesOf = ({ loops = [], happenings = [] }: Motion) => [
  ...loops,
  ...happenings.flatMap(({ turns }) => turns.flat()),
];

test('this test covers every table of motion', () => {
  const files = globSync('app/**/*.motion.ts').map((file) => readFileSync(file, 'utf8'));
  const tables = files.flatMap((text) => [...text.matchAll(/^export const (\w+): Motion/gm)]);
  expect(tables.length).toBe(Object.keys(TABLES).length);
});

test.each(Object.entries(TABLES))('%s: what moves is drawn', (_name, [motion, plates]) => {
  const drawn = [...namesIn(plates), ...LAID_OVER];
  for (const { plate } of movesOf(motion)) expect(drawn).toContain(plate);
  for (const plate of motion.away ?? []) expect(drawn).toContain(plate);
});

test.each(Object.entries(TABLES))('%s: only transform and opacity move', (_name, [motion]) => {
  for (const { frames } of movesOf(motion))
    for (const frame of frames)
      expect(['offset', 'transform', 'opacity', 'easing']).toEqual(
        expect.arrayContaining(Object.keys(frame)),
      );
});

test.each(Object.entries(TABLES))('%s: what happens now and then ends as it was drawn', (_name, [motion]) => {
  for (const { turns } of motion.happenings ?? [])
    for (const { plate, frames } of turns.flat()) {
      if (motion.away?.includes(plate)) continue;
      const end = frames.at(-1);
      expect([undefined, 'none', 'rotate(0deg)'], plate).toContain(end?.transform);
      expect([undefined, 1], plate).toContain(end?.opacity);
    }
});

test('only one style sheet mentions reduced motion, and it covers everything', () => {
  const files = globSync('app/**/*.css').filter((file) => !file.endsWith('still.css'));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toContain('prefers-reduced-motion');
  const still = readFileSync('app/styles/still.css', 'utf8');
  for (const words of ['animation: none !important', 'transition: none !important', '--motion: 0'])
    expect(still.split(words).length - 1, words).toBe(2);
});

test('every script that starts an animation is tried with reduced motion', () => {
  const scripts = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const begins = /\banimate\b\??\.?\(|new (Animation|KeyframeEffect)\b/;
  const animating = scripts.filter((file) => begins.test(readFileSync(file, 'utf8')));
  expect(animating.length).toBeGreaterThan(3);
  // "asked for from the beginning, nothing ever moves" in tests/e2e/motion.spec.ts runs each of them.
  for (const file of animating)
    expect([
      'app/scenes/athenaeum/manual.tsx',
      'app/scenes/cabinet/slide.ts',
      'app/shell/map/chart.tsx',
      'app/stage/picture/motion.ts',
      'app/stage/telling/typist.ts',
    ]).toContain(file);
});
