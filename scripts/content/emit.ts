/** Writes the words as modules, which app/schema/words.ts exports. */
import { BOOKS_A_PART, LONG_LIST } from '../../app/schema/by-year.ts';
import { SOURCES } from '../../app/schema/sources.ts';
import type { BookCard, OlderBooks, Source, SourceName } from '../../app/schema/sources.ts';
import { olderBooksAddress } from '../../app/schema/plain-address.ts';
import { pictureOf, plateOf } from './drawn.ts';
import type { Content } from './read.ts';

const HEAD = '// Made from content/ by scripts/build-content.ts, and anew whenever a word there changes.\n';

/** The gate is on every page, so it names only so many books: no page grows with the shelf. */
const NEWEST_AT_THE_GATE = 3;

/** A constant of a module, and the type it must satisfy. */
interface Constant {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
}

/** The source text of each module by its file name. */
export function modules(content: Content): ReadonlyMap<string, string> {
  const cards = cardsOf(content);
  const essays = content.books.flatMap(({ about, slug, name }) => (about === undefined ? [] : [{ about, slug, name }]));
  const agreements = content.agreements.map((agreement) => without(without(without(agreement, 'plainHtml'), 'html'), 'markdown'));
  const editions = {
    cabinet: agreements.map(({ slug, title }) => ({ slug, name: title })),
    shelf: cards.slice(0, NEWEST_AT_THE_GATE).map(({ slug, name }) => ({ slug, name })),
    lost: content.lost.title,
  };
  const words: readonly (readonly [string, readonly Constant[]])[] = [
    ...Object.entries(SOURCES).flatMap(([name, row]: [string, Source]) => {
      const constants = constantsOf(name as SourceName, row, content);
      // A module for each, so that a page loads only those it uses.
      if (row.exports === 'sections' || row.apart !== undefined) return constants.map((constant) => [`${name}.${constant.name}.ts`, [constant]] as const);
      return [[`${name}.ts`, constants] as const];
    }),
    [
      'shelf.ts',
      [
        { name: 'books', type: 'readonly BookCard[]', value: isLong(cards) ? cards.slice(0, BOOKS_A_PART) : cards },
        { name: 'hasOlderBooks', type: 'boolean', value: isLong(cards) },
        { name: 'drawnSpines', type: 'readonly DrawnSpine[]', value: cards.flatMap(({ slug, spine }) => (spine === undefined ? [] : [{ slug, spine }])) },
      ],
    ],
    ['essays.ts', [{ name: 'essays', type: 'readonly Essay[]', value: essays }]],
    ['agreements.ts', [{ name: 'agreements', type: 'readonly Agreement[]', value: agreements }]],
    ['editions.ts', [{ name: 'editions', type: 'Editions', value: editions }]],
  ];
  const made = words.filter(([, constants]) => constants.length > 0);
  const lines = made.map(([file, constants]) => `export { ${constants.map(({ name }) => name).join(', ')} } from './${file}';\n`);
  return new Map([
    ...made.map(([file, constants]) => [file, moduleOf(constants)] as const),
    ['words.ts', HEAD + lines.join('')],
    ['likenesses.ts', likenessesOf(content)],
    ['spines.css', spinesOf(content)],
    ['bindings.css', bindingsOf(content)],
  ]);
}

/** What is too large for a module, and read when it is wanted (app/schema/words.server.ts): cards and bodies. */
export function texts(content: Content): ReadonlyMap<string, string> {
  const bodies = [...content.books, ...content.agreements];
  return new Map([
    ['books.json', JSON.stringify(cardsOf(content))],
    ...bodies.map(({ slug, html }) => [`${slug}.html`, html] as const),
  ]);
}

/** The books as the shelf knows them. */
export const cardsOf = ({ books }: Pick<Content, 'books'>): readonly BookCard[] => books.map(({ html: _html, markdown: _markdown, was: _was, ...card }) => card);

/** Whether the shelf shows its books part by part. */
const isLong = (cards: readonly BookCard[]) => cards.length >= LONG_LIST;

/** What the shelf fetches when it is asked for older books, by address: its script has the newest. */
export function olderBooks(content: Pick<Content, 'books'>): ReadonlyMap<string, string> {
  const cards = cardsOf(content);
  const parts = new Map<string, string>();
  if (!isLong(cards)) return parts;
  for (let part = 2, from = BOOKS_A_PART; from < cards.length; part += 1, from += BOOKS_A_PART) {
    const end = from + BOOKS_A_PART;
    const older: OlderBooks = { books: cards.slice(from, end), more: end < cards.length };
    parts.set(olderBooksAddress(part), JSON.stringify(older));
  }
  return parts;
}

function constantsOf(name: SourceName, { exports, apart }: Source, content: Content): readonly Constant[] {
  const value = content[name];
  const type = `Words['${name}']`;
  if (exports === 'nothing') return [];
  if (apart !== undefined) {
    const { [apart]: alone, ...rest } = value as Readonly<Record<string, unknown>>;
    return [
      { name, type: `Without<Words['${name}'], '${apart}'>`, value: rest },
      { name: name + apart.charAt(0).toUpperCase() + apart.slice(1), type: `${type}['${apart}']`, value: alone },
    ];
  }
  if (exports !== 'sections') return [{ name, type, value }];
  return Object.entries(value).map(([section, words]) => ({ name: section, type: `${type}['${section}']`, value: words as unknown }));
}

/** The likenesses the Shop needs, each with its size, because a shelf must know it before the picture has loaded. */
function likenessesOf({ shop, drawn }: Content): string {
  const rows = [...new Set(shop.products.map(({ picture }) => picture))].map((name) => {
    const picture = pictureOf(name);
    return { name, picture, constant: picture.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) };
  });
  const imports = rows.map(({ picture, constant }) => `import { ${constant} } from '../../art/${picture}.ts';\n`);
  const entries = rows.map(
    ({ name, constant }) => `  '${name}': { picture: ${constant}, drawn: ${JSON.stringify(drawn.likenesses.get(name))} },\n`,
  );
  return `${HEAD}${imports.join('')}import type { Likeness } from '../picture.ts';

export const likenesses = {\n${entries.join('')}} as const satisfies Readonly<Record<string, Likeness>>;\n`;
}

/** Sets --pointed to 1 on a drawn spine and its book's entry while either of them is pointed at. */
function spinesOf({ books }: Content): string {
  const rules = books.flatMap(({ spine }) => {
    if (spine === undefined) return [];
    const [plate, entry] = [`[data-plate='${plateOf(spine)}']`, `[data-spine='${spine}']`];
    return [`  main:has(${plate}:hover, ${entry}:is(:hover, :focus-within)) :is(${plate}, ${entry}) {\n    --pointed: 1;\n  }\n`];
  });
  return partsOf(rules);
}

/** The colours of each book whose spine is drawn, for what is bound as it is. */
function bindingsOf({ books, drawn }: Content): string {
  const spines = new Set(books.flatMap(({ spine }) => spine ?? []));
  const rules = [...spines].map((spine) => {
    const { cloth, gilt } = drawn.spines.get(spine)!;
    return `  [data-spine='${spine}'] {\n    --cloth: ${cloth};\n    --gilt: ${gilt};\n  }\n`;
  });
  return partsOf(rules);
}

const partsOf = (rules: readonly string[]) => `/* Made from content/ by scripts/build-content.ts. */\n@layer parts {\n${rules.join('')}}\n`;

function moduleOf(constants: readonly Constant[]): string {
  const types = new Set(constants.flatMap(({ type }) => type.match(/\b[A-Z]\w+/g) ?? []));
  const imports = types.size === 0 ? '' : `import type { ${[...types].join(', ')} } from '../sources.ts';\n`;
  const lines = constants.map(({ name, type, value }) => `\nexport const ${name} = ${literal(value)} as const satisfies ${type};\n`);
  return HEAD + imports + lines.join('');
}

const without = <Value extends object, Key extends keyof Value>(value: Value, key: Key): Omit<Value, Key> => {
  const { [key]: _taken, ...rest } = value;
  return rest;
};

const literal = (value: unknown) => JSON.stringify(value, undefined, 2);
