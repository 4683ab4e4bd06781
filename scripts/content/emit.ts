/** The words as modules: what app/schema/words.ts hands on. */
import type { Content } from './read.ts';

const HEAD = '// Made from content/ by scripts/build-content.ts, and anew whenever a word there changes.\n';

/** The text of each module by its file name. */
export function modules(content: Content): ReadonlyMap<string, string> {
  const cards = content.books.map((book) => without(book, 'html'));
  const agreements = content.agreements.map((agreement) => without(agreement, 'plainHtml'));
  const titles = agreements.map(({ slug, title }) => ({ slug, title }));
  const bodies = Object.fromEntries(content.books.map(({ slug, html }) => [slug, html]));
  return new Map([
    ['sea.ts', constant('sea', 'Sea', content.sea)],
    ['port.ts', constant('port', 'Port', content.port)],
    ['athenaeum.ts', constant('athenaeum', 'Athenaeum', content.athenaeum)],
    ['shop.ts', constant('shop', 'Shop', content.shop)],
    ['lost.ts', constant('lost', 'Lost', content.lost)],
    ['map.ts', constant('map', 'RealmMap', content.map)],
    ['narrow.ts', constant('narrow', 'Narrow', content.narrow)],
    ['ui.ts', uiModule(content.ui)],
    ['shelf.ts', constant('books', 'BookCard', cards, 'list')],
    ['agreements.ts', constant('agreements', 'Agreement', agreements, 'list')],
    ['agreement-titles.ts', constant('agreementTitles', 'AgreementTitle', titles, 'list')],
    // Looked up by whatever slug an address holds, so not by the slugs there are.
    ['books.server.ts', `${HEAD}export const bodies: Readonly<Record<string, string>> = ${literal(bodies)};\n`],
  ]);
}

function constant(name: string, type: string, value: unknown, kind?: 'list'): string {
  const whole = kind === 'list' ? `readonly ${type}[]` : type;
  return (
    `${HEAD}import type { ${type} } from '../schemas.ts';\n\n` +
    `export const ${name} = ${literal(value)} as const satisfies ${whole};\n`
  );
}

function uiModule(ui: Content['ui']): string {
  const sections = Object.entries(ui).map(
    ([name, words]) => `\nexport const ${name} = ${literal(words)} as const satisfies Ui['${name}'];\n`,
  );
  return `${HEAD}import type { Ui } from '../schemas.ts';\n${sections.join('')}`;
}

const without = <Value extends object, Key extends keyof Value>(value: Value, key: Key): Omit<Value, Key> => {
  const { [key]: _taken, ...rest } = value;
  return rest;
};

const literal = (value: unknown) => JSON.stringify(value, undefined, 2);
