/**
 * `npm run new -- book|artifact|scene|place NAME`: writes every file that is needed, with words that stand in until the
 * writer's. What it makes passes the checks as it is. It changes nothing if anything stands in its way.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { parse } from 'yaml';
import { isKeptName } from '../app/schema/kept-names.ts';
import { ROOT, Refusal, main } from './bootstrap.mjs';
import { dayOf } from './content/editions.ts';
import { freeSpot } from './new/free-spot.ts';
import type { Marked, Spot } from './new/free-spot.ts';
import { STAND_IN_WORDS } from './new/stand-in-words.ts';

type Maker = (name: Named, project: Project) => readonly string[];

interface Named {
  /** As a writer says it: `A Word About Kettles`. */
  readonly title: string;
  /** As an address and a file say it: `a-word-about-kettles`. */
  readonly slug: string;
}

/** The files of the project. What is written stands on the disk only after save(). */
class Project {
  readonly #root: string;
  readonly #written = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  read(file: string): string {
    return this.#written.get(file) ?? readFileSync(path.join(this.#root, file), 'utf8');
  }

  /** Adds a file. Refuses if there is one. */
  add(file: string, text: string): void {
    if (existsSync(path.join(this.#root, file))) {
      throw new Refusal(`${file} is there already. Choose another name, or change that file.`);
    }
    this.#written.set(file, text);
  }

  /** Puts text before the first match of a pattern after an anchor, or at the end of the file. */
  insert(file: string, anchor: RegExp, before: RegExp, text: string): void {
    const whole = this.read(file);
    const from = anchor.exec(whole);
    if (from === null)
      throw new Refusal(`${file} is not as it was when this command was made: it has no ${anchor}.`);
    const start = from.index + from[0].length;
    const found = before.exec(whole.slice(start));
    const at = found === null ? whole.length : start + found.index;
    this.#written.set(file, whole.slice(0, at) + text + whole.slice(at));
  }

  replace(file: string, text: string): void {
    this.#written.set(file, text);
  }

  names(pattern: string): readonly string[] {
    return globSync(pattern, { cwd: this.#root });
  }

  save(): readonly string[] {
    for (const [file, text] of this.#written) {
      mkdirSync(path.dirname(path.join(this.#root, file)), { recursive: true });
      writeFileSync(path.join(this.#root, file), text);
    }
    return [...this.#written.keys()];
  }
}

const ROUTES = 'app/schema/sources/place-routes.ts';
const SOURCES = 'app/schema/sources.ts';

/** A slug as YAML: `1984` and `true` are texts only between quotation marks. */
const asText = (slug: string) => (typeof parse(slug) === 'string' ? slug : JSON.stringify(slug));

const MONTHS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

const book: Maker = ({ title, slug }, project) => {
  const file = `content/books/${slug}.md`;
  const scenes = [...project.read(ROUTES).matchAll(/^ {2}(\w+): '/gm)].map(([, name]) => name);
  if ([...scenes, 'lost'].includes(slug)) {
    throw new Refusal(
      `"${slug}" is a scene of the realm, and both would have the same plain page. Choose another name.`,
    );
  }
  const [other] = project.names(`content/{cabinet,statements}/${slug}.md`);
  if (other !== undefined) {
    throw new Refusal(`${other} has this name, and both would have the same plain page. Choose another.`);
  }
  project.add(
    file,
    `---
slug: ${asText(slug)}
name: ${JSON.stringify(title)}
author: "The Seer"
publishDate: ${JSON.stringify(MONTHS.format(new Date(`${dayOf(new Date())}T12:00`)))}
description: "${STAND_IN_WORDS.shelf}"
draft: true
---

${STAND_IN_WORDS.body}
`,
  );
  return [`Write it in ${file}. Only you see it (npm run dev) until you take out the line "draft: true".`];
};

const SHOP = 'content/scenes/shop.yaml';

const artifact: Maker = ({ title, slug }, project) => {
  if (new RegExp(`^  - id: "?${slug}"?$`, 'm').test(project.read(SHOP))) {
    throw new Refusal(`${SHOP} has an Artifact "${slug}" already. Choose another name, or change that one.`);
  }
  const entry = `  - id: ${asText(slug)}
    name: ${JSON.stringify(title)}
    height: 80
    storefront: false
    alt: "A tall shape under a dust cloth, with a price tag on a string."
    description: "${STAND_IN_WORDS.tag}"
`;
  project.insert(SHOP, /^products:\n/m, /^\n*(?=\S)(?!#)/m, entry);
  return [
    `Its words are in ${SHOP}. It stands under a cloth until "picture" names a drawing.`,
    'When it is for sale: "storefront: true" there, and its address in content/studio.yaml.',
  ];
};

/** The words of a scene, its page, its row and its path. */
function addScene({ title, slug }: Named, project: Project, routes: 'PLACE_ROUTES' | 'OTHER_ROUTES'): string {
  refuseUnlessWord(slug, project);
  const words = `content/scenes/${slug}.yaml`;
  project.add(
    words,
    `# ${title}.
title: ${JSON.stringify(title)}

# The title of the tab, and what search engines show.
document:
  title: ${JSON.stringify(title)}
  description: "${STAND_IN_WORDS.about}"

# The continue star follows the last line.
preamble:
  - "${STAND_IN_WORDS.line}"

choices:
  - text: "Go back to the Port."
    to: /port

alt:
  scene: "Dusk over a flat horizon. One star is low in the sky."
`,
  );
  const component = slug.charAt(0).toUpperCase() + slug.slice(1);
  project.add(
    `app/scenes/${slug}/${slug}.tsx`,
    `import { ${slug} } from '../../schema/words.ts';
import { ToldScene } from '../../stage/frame/told-scene.tsx';

export default function ${component}() {
  return <ToldScene name="${slug}" words={${slug}} />;
}
`,
  );
  project.insert(
    SOURCES,
    /^export const SOURCES = \{\n/m,
    /^\} as const/m,
    `  ${slug}: { file: 'scenes/${slug}.yaml', schema: toldScene },\n`,
  );
  if (!project.read(SOURCES).includes("'./sources/told-scene.ts'")) {
    project.insert(
      SOURCES,
      /^import \{ studio \}.*\n/m,
      /^/,
      "import { toldScene } from './sources/told-scene.ts';\n",
    );
  }
  const row = `  ${slug}: '/port/${slug}',\n`;
  if (project.read(ROUTES).includes('OTHER_ROUTES = {} as const') && routes === 'OTHER_ROUTES') {
    project.replace(
      ROUTES,
      project.read(ROUTES).replace('OTHER_ROUTES = {} as const', `OTHER_ROUTES = {\n${row}} as const`),
    );
  } else project.insert(ROUTES, new RegExp(`^export const ${routes} = \\{\\n`, 'm'), /^\} as const/m, row);
  return words;
}

/** Whether a word can be a name in a module: not `case`, not `await`. */
function isName(word: string): boolean {
  try {
    return Boolean(new Script(`'use strict'; async () => { let ${word}; }`));
  } catch {
    return false;
  }
}

/** Refuses what is no single word, a word of JavaScript, and a name that is used already. */
function refuseUnlessWord(slug: string, project: Project): void {
  if (!/^[a-z][a-z0-9]*$/.test(slug)) {
    throw new Refusal(
      `"${slug}" must be one word in small letters, such as lighthouse: it becomes an address and a name in code.`,
    );
  }
  const taken = [...project.read('app/schema/generated/words.ts').matchAll(/\{ (.*?) \}/g)].flatMap(
    ([, names = '']) => names.split(', '),
  );
  if ([...taken, 'book', 'lost', 'books', 'words'].includes(slug) || !isName(slug)) {
    throw new Refusal(`"${slug}" is taken already. Choose another word.`);
  }
  if (project.names(`content/{books,cabinet,statements}/${slug}.md`).length > 0) {
    throw new Refusal(
      `"${slug}" is a text already, and both would have the same plain page. Choose another word.`,
    );
  }
}

const linkTo = (slug: string) =>
  `Nothing leads there yet. Where one can go there from, add a choice with "to: /port/${slug}", as in content/scenes/port.yaml.`;

const scene: Maker = (name, project) => {
  const words = addScene(name, project, 'OTHER_ROUTES');
  return [
    `Its words are in ${words}, and it is at /port/${name.slug}. It has a plain stage until it is drawn.`,
    linkTo(name.slug),
  ];
};

const MAP_WORDS = 'content/scenes/map.yaml';
/** The illustrator's notes, and what the bake makes of them: the same text. */
const HOTSPOTS = ['art/src/scenes/map.hotspots.json', 'app/art/map.hotspots.json'] as const;

const place: Maker = (name, project) => {
  const { title, slug } = name;
  const words = addScene(name, project, 'PLACE_ROUTES');
  project.insert(
    MAP_WORDS,
    /^places:\n/m,
    /^\n*(?=\S)(?!#)/m,
    `  ${slug}:\n    name: ${JSON.stringify(title)}\n    subtitle: "${STAND_IN_WORDS.subtitle}"\n`,
  );
  project.insert('content/ui.yaml', /^loading:\n/m, /^  book:/m, `  ${slug}: "${STAND_IN_WORDS.loading}"\n`);
  const spot = freeSpot(markedPlaces(project.read(HOTSPOTS[0])));
  if (spot === undefined)
    throw new Refusal('The map has no free spot left. Draw it anew, with room for one more place.');
  for (const file of HOTSPOTS) project.replace(file, withPlace(project.read(file), slug, spot));
  return [
    `Its words are in ${words}, and it is at /port/${slug}. It has a plain stage until it is drawn.`,
    `On the map it has a star in a free spot: its name is in ${MAP_WORDS}, its spot in ${HOTSPOTS[0]}.`,
    linkTo(slug),
  ];
};

/** The places of the map, by the illustrator's notes. */
export const markedPlaces = (notes: string): readonly Marked[] =>
  Object.values((JSON.parse(notes) as { places: Record<string, Marked> }).places);

/** Adds a place as the last one of the notes, whose layout is kept. */
function withPlace(notes: string, slug: string, { star, label, ellipse }: Spot): string {
  const end = notes.lastIndexOf('\n  }\n');
  const entry = `,
    "${slug}": {
      "star": [${star.join(', ')}],
      "label": [${label.join(', ')}],
      "ellipse": { "cx": ${ellipse.cx}, "cy": ${ellipse.cy}, "rx": ${ellipse.rx}, "ry": ${ellipse.ry} }
    }`;
  return notes.slice(0, end) + entry + notes.slice(end);
}

const MAKERS: Readonly<Record<string, Maker>> = { book, artifact, scene, place };
const USAGE = `Say what, and its name: npm run new -- ${Object.keys(MAKERS).join('|')} NAME
  npm run new -- book "A Word About Kettles"
  npm run new -- place lighthouse`;

/** Letters that are none with a mark. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[ßæœøłđðþ]/g, (letter) => SPELLED[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** With its ending, a file's name may have 255 letters, and an address is still to be read. */
const LONGEST_SLUG = 100;

function refuseUnlessAddress(name: string, slug: string): void {
  const THEN = 'Say another name, and write the title you want into the file.';
  if (slug === '')
    throw new Refusal(
      `"${name}" has no letter from a to z and no digit, and its address is made of those. ${THEN}`,
    );
  if (slug.length > LONGEST_SLUG)
    throw new Refusal(
      `The name is too long for an address: it has ${slug.length} letters, and ${LONGEST_SLUG} is the most. ${THEN}`,
    );
  if (/[{}]/.test(name))
    throw new Refusal(`The name has a curly bracket, and the site fills those in. Say it without.`);
  if (isKeptName(slug)) throw new Refusal(`"${slug}" is kept by hosts and computers for themselves. ${THEN}`);
}

/** Makes one thing in a project, and returns what to do next. */
export function make(root: string, kind: string | undefined, words: readonly string[]): readonly string[] {
  const maker = kind !== undefined && Object.hasOwn(MAKERS, kind) ? MAKERS[kind] : undefined;
  const name = words.join(' ').replaceAll(/\s+/g, ' ').trim();
  const slug = slugOf(name);
  if (maker === undefined || name === '' || name.startsWith('-')) throw new Refusal(USAGE);
  refuseUnlessAddress(name, slug);
  const title =
    name === slug
      ? slug
          .split('-')
          .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
          .join(' ')
      : name;
  const project = new Project(root);
  const advice = maker({ title, slug }, project);
  return [...project.save().map((file) => `  ${file}`), ...advice];
}

if (import.meta.main) {
  await main(() => {
    const [kind, ...words] = process.argv.slice(2);
    for (const line of make(ROOT, kind, words)) console.log(line);
  });
}
