/**
 * The one-way rule, part of `npm run lint`. Each file may import only from the folders its row names; oxlint has no such
 * rule. .oxlintrc.json says what a folder may use of the browser.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { ROOT, Refusal, main } from './bootstrap.mjs';
import { readSheet } from './styles/sheet.ts';

/** All layers below the scenes and the shell, which may import from each of them. */
const BELOW_SCENES = ['app/stage', 'app/ui', 'app/storage', 'app/engine', 'app/schema', 'app/styles'];

interface Layer {
  /**
   * A folder or file. `*` is any one folder, and each such folder is a separate layer. With a `/` at its end it is the files
   * directly in that folder.
   */
  readonly of: string;
  /** The folders it may import from, besides itself. */
  readonly may: readonly string[];
  /** The folders it may import only types from. */
  readonly mayTypes?: readonly string[];
  /** It may import no package. */
  readonly noPackages?: true;
}

/** A file's layer is the first row that matches it. */
const LAYERS: readonly Layer[] = [
  { of: 'app/art', may: [], mayTypes: ['app/schema/picture.ts'] },
  { of: 'app/schema/pictures.ts', may: ['app/schema', 'app/art'] },
  { of: 'app/schema/generated/likenesses.ts', may: ['app/schema', 'app/art'] },
  { of: 'app/schema/map-hotspots.ts', may: ['app/schema', 'app/art'] },
  { of: 'app/schema', may: [] },
  { of: 'app/engine', may: [], mayTypes: ['app/schema'], noPackages: true },
  { of: 'app/storage', may: ['app/engine', 'app/schema'] },
  { of: 'app/ui', may: ['app/styles'] },
  { of: 'app/stage', may: BELOW_SCENES },
  { of: 'app/scenes/*', may: BELOW_SCENES },
  { of: 'app/shell/sound', may: [...BELOW_SCENES, 'app/shell', 'foley/src'] },
  { of: 'app/shell', may: BELOW_SCENES },
  { of: 'app/router', may: ['app/stage', 'app/engine', 'app/schema'] },
  { of: 'app/rehearsal', may: [...BELOW_SCENES, 'app/scenes'] },
  { of: 'app/styles', may: [] },
  { of: 'app/', may: [...BELOW_SCENES, 'app/scenes', 'app/shell', 'app/router', 'app/rehearsal'] },
  { of: 'content', may: [] },
  { of: 'art/src/engine', may: [] },
  { of: 'art/src/atelier', may: ['art/src/engine'] },
  { of: 'art/src/things', may: ['art/src/atelier'] },
  { of: 'art/src/scenes', may: ['art/src/atelier', 'art/src/things'] },
  { of: 'art/tools/film-pieces.ts', may: ['app/schema', 'app/engine'] },
  { of: 'art', may: ['scripts/bootstrap.mjs', 'scripts/chromium.mjs'] },
  { of: 'foley/src/engine', may: [], noPackages: true },
  { of: 'foley/src/sounds', may: ['foley/src/engine'], noPackages: true },
  { of: 'foley/src', may: [], mayTypes: ['app/schema'], noPackages: true },
  { of: 'foley', may: ['scripts/chromium.mjs', 'app/schema'] },
  { of: 'scripts/bench/peers', may: ['app/stage'] },
  { of: 'scripts', may: ['app/schema', 'app/engine/timings.ts', 'foley/src/engine/chance.ts'] },
  { of: 'tests', may: ['app', 'foley/src', 'scripts'] },
  { of: '', may: ['app/engine', 'app/schema', 'scripts'] },
];

/** What a unit test may import, besides what its layer may. */
const TESTS_MAY = ['tests/support'];

interface Import {
  readonly from: string;
  readonly onlyTypes: boolean;
}

/** Every import under the root that breaks the rule, as `file imports what: why not`. */
export function layerFaults(root: string): string[] {
  return globSync('{app,art,content,foley,scripts,tests}/**/*.{ts,tsx,mts,js,mjs,css}', { cwd: root })
    .concat(globSync('*.{ts,mjs}', { cwd: root }))
    .map((name) => name.split(path.sep).join('/'))
    .filter((file) => !file.includes('node_modules/'))
    .toSorted()
    .flatMap((file) => faultsOf(file, readFileSync(path.join(root, file), 'utf8')));
}

/** The faults of one file, named by its path from the root. */
export function faultsOf(file: string, source: string): string[] {
  const layer = LAYERS.find(({ of }) => within(file, of));
  if (layer === undefined) return [];
  const home = homeOf(file, layer.of);
  const isTest = /\.test\.tsx?$/.test(file);
  const may = [home, ...layer.may, ...(isTest ? TESTS_MAY : [])];

  return importsOf(file, source).flatMap(({ from, onlyTypes }) => {
    const fault = (reason: string) => [`${file} imports ${from}: ${reason}`];
    if (!from.startsWith('.')) {
      return layer.noPackages && !isTest ? fault(`${home} holds pure rules and uses no packages`) : [];
    }
    const target = path.posix.join(path.posix.dirname(file), from);
    const inside = (folders: readonly string[]) => folders.some((folder) => within(target, folder, home));
    if (inside(may) || (onlyTypes && inside(layer.mayTypes ?? []))) return [];
    return fault(
      inside(layer.mayTypes ?? [])
        ? `${home} may take only types from there (import type)`
        : `${home || 'the root'} may import only from ${may.filter(Boolean).join(', ') || 'itself'}`,
    );
  });
}

/** Whether a path is the folder, or is in it. The root's own layer has only the files directly in the root. */
function within(file: string, folder: string, home?: string): boolean {
  if (folder === '') return home === undefined || !file.includes('/');
  if (folder.endsWith('/')) return `${path.posix.dirname(file)}/` === folder;
  const pattern = folder
    .split('/')
    .map((name) => (name === '*' ? '[^/]+' : name.replaceAll('.', String.raw`\.`)));
  return new RegExp(`^${pattern.join('/')}(/|$)`).test(file);
}

/** The layer's own folder, with the real name for a `*`. */
function homeOf(file: string, of: string): string {
  return of === '' || of.endsWith('/') ? of : file.split('/').slice(0, of.split('/').length).join('/');
}

function importsOf(file: string, source: string): Import[] {
  if (file.endsWith('.css')) return importsOfSheet(file, source);
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Refusal(`${file} cannot be read: ${errors[0]?.message}`);
  const named = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    onlyTypes: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: moduleRequest.value, onlyTypes: isType }] : [],
    ),
  );
  const atRunTime = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    from: source.slice(start + 1, end - 1),
    onlyTypes: false,
  }));
  return [...named, ...passedOn, ...atRunTime];
}

/** The imports of a style sheet. A name without a dot before it is relative to the sheet, as in any URL. */
function importsOfSheet(file: string, source: string): Import[] {
  return readSheet(file, source).imports.map((from) => ({
    from: /^[./]|^\w+:/.test(from) ? from : `./${from}`,
    onlyTypes: false,
  }));
}

if (process.argv[1] === import.meta.filename) {
  await main(() => {
    const faults = layerFaults(ROOT);
    if (faults.length > 0) throw new Refusal(['Imports against the one-way rule:', ...faults].join('\n  '));
  });
}
