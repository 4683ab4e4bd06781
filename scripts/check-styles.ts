/**
 * Checks of the style sheets that no linter has, part of `npm run lint`: every rule is in its folder's cascade layer; a rule
 * of a scene or a picture cannot meet another, because their sheets stay in the page (app/router/files.ts); no `:has()`
 * asks which images have come; every custom property that is used is set somewhere, and the reverse; every class of a
 * module is used.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { timingsCss } from '../app/engine/timings.ts';
import { ROOT, Refusal, main } from './bootstrap.mjs';
import { readSheet } from './styles/sheet.ts';

/** A sheet's layer is in the first row that matches it. '' is outside of all layers, and overrides them. */
export const LAYERS: readonly (readonly [place: string, layer: string])[] = [
  ['app/styles/reset.css', 'reset'],
  ['app/styles/tokens.css', 'tokens'],
  ['app/engine/', 'tokens'],
  ['app/styles/first-state.css', ''],
  ['app/styles/fonts.css', ''],
  ['app/styles/paused.css', ''],
  ['app/styles/plain.css', ''],
  ['app/styles/still.css', ''],
  ['app/styles/', 'base'],
  ['app/art/', 'pictures'],
  ['app/scenes/', 'scenes'],
  ['app/rehearsal/', 'scenes'],
  ['app/', 'parts'],
];

/** Baked sheets also set properties that no rule uses yet. */
const BAKED = 'app/art/';

/** The style sheets and scripts of the app, by their path from the root. */
export type Files = ReadonlyMap<string, string>;

/** Every fault of the style sheets, as `file: what`. */
export function styleFaults(files: Files): string[] {
  const sheets = [...files]
    .filter(([file]) => file.endsWith('.css'))
    .map(([file, source]) => read(file, source));
  const scripts = [...files].filter(([file]) => !file.endsWith('.css'));
  return [
    ...sheets.flatMap(layerFaults),
    ...sheets.flatMap(openFaults),
    ...[...files].flatMap(comeFaults),
    ...customPropertyFaults(sheets, scripts.map(scriptProperties)),
    ...unusedClasses(sheets, scripts),
  ];
}

const read = (file: string, source: string) => ({ file, ...readSheet(file, source) });
type Sheet = ReturnType<typeof read>;

function layerFaults({ file, layers }: Sheet): string[] {
  const wanted = LAYERS.find(([place]) => file.startsWith(place))?.[1] ?? '';
  return layers
    .filter((layer) => layer !== wanted)
    .map((layer) => `${file}: rules ${within(layer)} belong ${within(wanted)}`);
}

const OF_ONE_SCENE = /^app\/(?:scenes|art)\//;

const openFaults = ({ file, open }: Sheet) =>
  open > 0 && OF_ONE_SCENE.test(file)
    ? [`${file}: ${open} rules name no class and no picture, and would also meet other scenes`]
    : [];

/** `:has(…)` with up to two levels of parentheses in it. */
const HAS = /:has\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/** Each image that comes would compute the styles of the whole page anew. The head script marks figures instead. */
const comeFaults = ([file, source]: readonly [string, string]) =>
  file.endsWith('.css') &&
  [...source.matchAll(HAS)].some(([, asked]) => /\[data-(?:come|failed|whole)/.test(asked!))
    ? [`${file}: :has() asks which images have come`]
    : [];

const within = (layer: string) => (layer === '' ? 'outside of all layers' : `in @layer ${layer}`);

interface Properties {
  readonly file: string;
  readonly sets: readonly string[];
  readonly asksFor: readonly string[];
}

/** The custom properties a script uses (var(--x), getPropertyValue('--x')), and those it sets: all others it names. */
function scriptProperties([file, source]: readonly [string, string]): Properties {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const named = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  const asksFor = named(/(?:var\(|getPropertyValue\(')(--[a-z][\w-]*)/g);
  const sets = named(/(?<!getPropertyValue\()'(--[a-z][\w-]*)'/g);
  return { file, sets, asksFor };
}

function customPropertyFaults(sheets: readonly Sheet[], scripts: readonly Properties[]): string[] {
  const all = [...sheets, ...scripts];
  const set = new Set(all.flatMap(({ sets }) => sets));
  const asked = new Set(all.flatMap(({ asksFor }) => asksFor));
  return all.flatMap(({ file, sets, asksFor }) => [
    ...asksFor.filter((name) => !set.has(name)).map((name) => `${file}: ${name} is set nowhere`),
    ...sets
      .filter((name) => !asked.has(name) && !file.startsWith(BAKED))
      .map((name) => `${file}: nothing asks for ${name}`),
  ]);
}

function unusedClasses(sheets: readonly Sheet[], scripts: readonly (readonly [string, string])[]): string[] {
  const used = new Set(scripts.flatMap(([file, source]) => classesUsed(file, source)));
  return sheets.flatMap(({ file, classes }) =>
    classes
      .filter((name) => !used.has(`${file} ${name}`))
      .map((name) => `${file}: no code uses the class ${name}`),
  );
}

/** The classes a script takes from the modules it imports, each as `sheet class`. */
function classesUsed(file: string, source: string): string[] {
  const imports = source.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm);
  return [...imports].flatMap(([, name = '', from = '']) => {
    const sheet = path.posix.join(path.posix.dirname(file), from);
    const uses = source.matchAll(new RegExp(String.raw`\b${name}(?:\.|\[')([\w-]+)`, 'g'));
    return [...uses].map(([, className]) => `${sheet} ${className}`);
  });
}

/** Reads the app's style sheets and scripts, and the sheet that the build makes of the story's durations. */
export function readFiles(root: string): Files {
  const names = globSync('app/**/*.{css,ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.{ts,tsx}', 'app/schema/generated/**'],
  });
  const files = new Map(
    names.map(
      (name) => [name.split(path.sep).join('/'), readFileSync(path.join(root, name), 'utf8')] as const,
    ),
  );
  return files.set('app/engine/timings.css', timingsCss());
}

if (process.argv[1] === import.meta.filename) {
  await main(() => {
    const faults = styleFaults(readFiles(ROOT));
    if (faults.length > 0) throw new Refusal(['Style sheets against the rules:', ...faults].join('\n  '));
  });
}
