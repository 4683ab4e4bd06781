// What `npm run new` makes, and what a failed build leaves: proved in a copy of the project, by the programs themselves.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, Refusal } from './bootstrap.mjs';
import { make, markedPlaces } from './new.ts';
import { freeSpot } from './new/free-spot.ts';

/** What is large and changes no check, and what a build or a journey may be writing meanwhile. */
const NOT_COPIED = [
  'node_modules',
  '.git',
  'build',
  'app/art/files',
  'art/golden',
  'art/look',
  'docs',
  'build.new',
  '.react-router',
  'browser-results',
  'test-results',
];

/** A copy of the project that the checks run in. */
let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'new-'));
  cpSync(ROOT, dir, {
    recursive: true,
    filter: (file) => !NOT_COPIED.includes(path.relative(ROOT, file).split(path.sep).join('/')),
  });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
});
afterAll(() => rmSync(dir, { recursive: true }));

const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');

function run(...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' });
  expect(status, `${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
}

test('npm run content writes nothing: words that npm run dev has written, with its drafts, stay', () => {
  run('scripts/build-content.ts');
  const words = path.join(dir, 'app/schema/generated/words.ts');
  const withDrafts = `${readFileSync(words, 'utf8')}// a draft\n`;
  writeFileSync(words, withDrafts);
  run('scripts/build-content.ts', '--check');
  expect(readFileSync(words, 'utf8')).toBe(withDrafts);
});

/** The content check, the types and the layers. */
function check(): void {
  run('scripts/build-content.ts');
  run('scripts/styles/class-types.ts');
  run('node_modules/@react-router/dev/bin.cjs', 'typegen');
  run('node_modules/typescript/bin/tsc');
  run('node_modules/typescript/bin/tsc', '-p', 'art');
  run('scripts/check-layers.ts');
  run('node_modules/oxfmt/bin/oxfmt', '--check');
}

test.each([
  ['nothing', undefined, [], /npm run new -- book\|artifact\|scene\|place NAME/],
  ['something unknown', 'octopus', ['Proteus'], /npm run new -- book/],
  ['no name', 'book', [' '], /npm run new -- book/],
  ['a book that is there', 'book', ['A New Realm'], /a-new-realm.md is there already/],
  ['a book that is a scene', 'book', ['Shelf'], /"shelf" is a scene of the realm/],
  [
    'a book that is an agreement',
    'book',
    ['Our Approach'],
    /content\/cabinet\/our-approach.md has this name/,
  ],
  ['a book at the address of unknown books', 'book', ['404'], /kept by hosts and computers/],
  ['a place that Windows cannot have', 'place', ['Aux'], /kept by hosts and computers/],
  ['a name without letters', 'book', ['🙂 日本'], /no letter from a to z/],
  ['a name that is too long', 'book', ['on '.repeat(100)], /it has 299 letters, and 100 is the most/],
  ['a name with brackets', 'book', ['On {gates}'], /curly bracket/],
  ['an option', 'book', ['--help'], /npm run new -- book/],
  ['an Artifact that is there', 'artifact', ['placeholder'], /has an Artifact "placeholder" already/],
  ['a scene that is there', 'scene', ['port'], /"port" is taken already/],
  ['a word of JavaScript', 'scene', ['case'], /"case" is taken already/],
  ['a word of modules', 'scene', ['await'], /"await" is taken already/],
  ['a word of the interface', 'place', ['site'], /"site" is taken already/],
  ['two words for a place', 'place', ['old lighthouse'], /must be one word/],
])('refuses %s, and writes nothing', (_, kind, words, says) => {
  expect(() => make(dir, kind, words)).toThrow(Refusal);
  expect(() => make(dir, kind, words)).toThrow(says);
  expect(existsSync(path.join(dir, 'content/scenes/old-lighthouse.yaml'))).toBe(false);
});

/** Makes places as long as the studio's own map has room for them. On a full map a place is refused. */
function makePlaces(names: readonly string[]): readonly string[] {
  const isFull = () => freeSpot(markedPlaces(read('art/src/scenes/map.hotspots.json'))) === undefined;
  return names.filter((name) => {
    if (isFull()) {
      expect(() => make(dir, 'place', [name])).toThrow(/no free spot left/);
      expect(existsSync(path.join(dir, `content/scenes/${name}.yaml`))).toBe(false);
      return false;
    }
    make(dir, 'place', [name]);
    return true;
  });
}

test.each([
  ['Über Café & Œuvre', 'uber-cafe-oeuvre', 'uber-cafe-oeuvre', 'Über Café & Œuvre'],
  ['1984', '1984', '"1984"', '1984'],
  ['True', 'true', '"true"', 'True'],
  ['Two\nlines', 'two-lines', 'two-lines', 'Two lines'],
])('the book %j gets an address that can be read, and passes', (name, slug, written, title) => {
  make(dir, 'book', [name]);
  const file = `content/books/${slug}.md`;
  expect(read(file)).toContain(`slug: ${written}\nname: ${JSON.stringify(title)}\n`);
  run('scripts/build-content.ts');
  rmSync(path.join(dir, file));
});

test('all four pass the checks untouched', () => {
  // Names that no studio gives: what it has made already must not be in the way.
  make(dir, 'book', ['A Tested Book']);
  make(dir, 'artifact', ['Tested Artifact']);
  make(dir, 'scene', ['testedscene']);
  make(dir, 'scene', ['testedsecond']);
  const places = makePlaces(['testedplace', 'testedthere']);
  check();

  expect(read('content/books/a-tested-book.md')).toContain('name: "A Tested Book"');
  expect(read('content/scenes/shop.yaml')).toMatch(/id: tested-artifact\n {4}name: "Tested Artifact"/);
  expect(read('app/schema/generated/shelf.ts')).not.toContain('a-tested-book'); // a draft
  expect(read('app/schema/generated/shop.ts')).toContain('tested-artifact');
  for (const place of places)
    expect(read('app/schema/generated/map.map.ts')).toContain(`"to": "/port/${place}"`);
  expect(read('app/schema/generated/testedscene.ts')).toContain('"title": "Testedscene"');
  expect(read('app/schema/generated/map.map.ts')).not.toContain('testedscene');

  // The tests of the content build, of the map and of what spans the folders, in the copy.
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root',
    dir,
    'scripts/content/archive',
    'scripts/metadata',
    'app/shell/map',
    'tests/unit/sounds',
    'tests/unit/cues',
  );
});

test('a build that fails takes nothing away, and says in its last line what to do', () => {
  const page = path.join(dir, 'build/client/index.html');
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, 'the last whole build');
  const file = 'content/scenes/sea.yaml';
  const words = read(file);
  writeFileSync(path.join(dir, file), words.replace('eyelids:', 'eyelid:'));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: dir,
    encoding: 'utf8',
  });
  writeFileSync(path.join(dir, file), words);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^content\/scenes\/sea.yaml:\d+ {2}eyelid is not a field/m);
  expect(stderr.trim().split('\n').at(-1)).toMatch(
    /Correct what is named above, save, and say: npm run build$/,
  );
  expect(readFileSync(page, 'utf8')).toBe('the last whole build');
});

test('a build that a program stops says so in its last line, below the error', () => {
  const file = 'app/art/shelf.css';
  const sheet = read(file);
  rmSync(path.join(dir, file));
  mkdirSync(path.join(dir, file)); // a folder cannot be read as a file
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: dir,
    encoding: 'utf8',
  });
  rmSync(path.join(dir, file), { recursive: true });
  writeFileSync(path.join(dir, file), sheet);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Error: EISDIR/m);
  expect(stderr.trim().split('\n').at(-1)).toMatch(
    /^The site was not built: .* mend the file it names, and say: npm run build$/,
  );
});

test('a book that is shown passes too', () => {
  make(dir, 'book', ['kettles']);
  const file = 'content/books/kettles.md';
  writeFileSync(path.join(dir, file), read(file).replace('draft: true\n', ''));
  run('scripts/build-content.ts');
  expect(read('app/schema/generated/shelf.ts')).toContain('"name": "Kettles"');
});

test('letters with marks are plain ones in an address', () => {
  make(dir, 'book', ['Crème in the Café']);
  expect(read('content/books/creme-in-the-cafe.md')).toContain('name: "Crème in the Café"');
});
