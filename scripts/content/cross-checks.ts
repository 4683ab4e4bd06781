/**
 * Checks that need several files of content/ together. They look at what is sound of each file, so that a mistake in one
 * line hides none in another. What is not found is reported only where nothing can have been overlooked.
 */
import { AGREEMENTS, SOURCES } from '../../app/schema/sources.ts';
import { isKeptName } from '../../app/schema/kept-names.ts';
import { AGREEMENT_SLUGS, type agreement } from '../../app/schema/sources/agreement.ts';
import { ARCHIVE_ADDRESS, plainAddress } from '../../app/schema/plain-address.ts';
import type { book } from '../../app/schema/sources/book.ts';
import { SLUG } from '../../app/schema/sources/parts.ts';
import { PLACE_ROUTES, SCENE_ROUTES } from '../../app/schema/sources/place-routes.ts';
import type { shop as shopSchema } from '../../app/schema/sources/shop.ts';
import type { studio as studioSchema } from '../../app/schema/sources/studio.ts';
import { problemAt } from './check.ts';
import type { Sound } from './check.ts';
import type { Drawn } from './drawn.ts';
import { didYouMean } from './problems.ts';
import type { Problem } from './problems.ts';
import { FILES, isExpected, meantName, textOf } from './folder.ts';
import type { Folder, Parsed, ParsedDocument } from './folder.ts';
import { LOST_SLUG } from './plain-page.ts';
import type { Path, YamlSource } from './yaml-source.ts';


/** The path of the archive's first page, without the slash at its end, like all paths here. */
const ARCHIVE = ARCHIVE_ADDRESS.slice(0, -1);

/** The slugs of the plain pages that no file of its own makes. */
const SCENE_SLUGS: readonly string[] = [...Object.keys(SCENE_ROUTES), LOST_SLUG];

/** Every path of the site that a link can lead to. */
export function ownPaths(books: readonly ParsedDocument[], others: readonly ParsedDocument[]): ReadonlySet<string> {
  return new Set([
    ...Object.values(SCENE_ROUTES),
    ...books.map(({ fileSlug }) => `${PLACE_ROUTES.shelf}/${fileSlug}`),
    ARCHIVE,
    ...[...SCENE_SLUGS, ...[...books, ...others].map(({ fileSlug }) => fileSlug)].map(plainAddress),
  ]);
}

/** Reports files that the site does not use. */
export function strangeFiles({ root, files }: Folder): Problem[] {
  return [...files.keys()]
    .filter((name) => !isExpected(name))
    .map((name) => {
      const meant = meantName(name);
      const guess = meant === undefined ? didYouMean(name, FILES) : ` Did you mean "${meant}"?`;
      const isOffice = /\.(?:rtf|docx?|odt|pages)$/i.test(name);
      const cure = isOffice ? 'Copy its words into a file of plain text, and take this one out.' : 'Rename it or take it out.';
      return { file: `${root}/${name}`, line: 1, message: `The site does not know this file and would not show it.${guess} ${cure}` };
    });
}

/** Reports slugs that are not the name of their file, or are used twice: books, agreements and scenes share /archive/. */
export function slugs(documents: readonly ParsedDocument[], root: string): Problem[] {
  const taken = new Map<string, string>();
  return documents.flatMap(({ source, name, fileSlug }) => {
    const { slug } = (source.value ?? {}) as { slug?: unknown };
    if (typeof slug !== 'string' || !SLUG.test(slug)) return [];
    const other = taken.get(slug);
    taken.set(slug, name);
    const say = (message: string) => [problemAt(source, ['slug'], message)];
    return [
      ...(slug === fileSlug ? [] : say(`is "${slug}", but the file is called "${fileSlug}.md". Make the two the same.`)),
      ...(SCENE_SLUGS.includes(slug) ? say(`is "${slug}", which is a scene of the realm. Choose another, here and for the file.`) : []),
      ...(isKeptName(slug) ? say(`is "${slug}", which hosts and computers keep for themselves. Choose another, here and for the file.`) : []),
      ...(other ? say(`is "${slug}", and so is that of ${root}/${other}. Choose another, here and for the file.`) : []),
    ];
  });
}

/** Reports former slugs of books that are still in use: their addresses could not lead anywhere else. */
export function formerSlugs(books: readonly ParsedDocument<typeof book>[], others: readonly ParsedDocument[]): Problem[] {
  const taken = new Map([...SCENE_SLUGS, ...[...books, ...others].map(({ fileSlug }) => fileSlug)].map((slug) => [slug, '']));
  return books.flatMap(({ source, sound }) =>
    (sound?.was ?? []).flatMap((former, i) => {
      if (former === undefined) return [];
      const other = taken.get(former);
      taken.set(former, source.file);
      if (isKeptName(former)) return [problemAt(source, ['was', i], `names "${former}", which hosts and computers keep for themselves. Take it out.`)];
      if (other === undefined) return [];
      const why = other === '' ? 'which is the slug of a page today' : `and so does ${other}`;
      return [problemAt(source, ['was', i], `names "${former}", ${why}. Take it out.`)];
    }),
  );
}

/** Reports agreements that are missing, or have no drawer in the cabinet. */
export function drawers(folder: Folder, agreements: readonly ParsedDocument<typeof agreement>[]): Problem[] {
  const names = AGREEMENT_SLUGS.map((slug) => `${AGREEMENTS.folder}${slug}.md`);
  const missing = names.filter((name) => !folder.files.has(name)).flatMap((name) => textOf(folder, name).problems);
  const tooMany = agreements
    .filter(({ name }) => !names.includes(name))
    .map(({ name }) => ({
      file: `${folder.root}/${name}`,
      line: 1,
      message: `The cabinet has ${names.length} drawers and none for this.${didYouMean(name, names)} Rename it or take it out.`,
    }));
  return [...missing, ...tooMany];
}

/** Reports choices that lead to no page. */
export function choices({ source, sound }: Parsed, paths: ReadonlySet<string>): Problem[] {
  const places = [...paths].filter((path) => !path.startsWith(ARCHIVE));
  const { choices: found = [] } = (sound ?? {}) as Sound<{ choices: readonly { readonly to: string }[] }>;
  return found.flatMap((choice, i) => {
    const to = choice?.to;
    if (to === undefined || places.includes(to)) return [];
    const cure = didYouMean(to, places) || ` Places: ${Object.values(PLACE_ROUTES).join(', ')}.`;
    return [problemAt(source, ['choices', i, 'to'], `is "${to}", which is no place of the realm.${cure}`)];
  });
}

/** Reports likenesses and spines that nobody has drawn. */
export function drawings(shop: Parsed<typeof shopSchema>, books: readonly ParsedDocument<typeof book>[], drawn: Drawn): Problem[] {
  const missing = (source: YamlSource, path: Path, name: string | undefined, names: Iterable<string>, without: string) => {
    const all = [...names].toSorted();
    if (name === undefined || all.includes(name)) return [];
    const cure = didYouMean(name, all) || ` Drawn are: ${all.join(', ')}.`;
    return [problemAt(source, path, `is "${name}", which is not drawn.${cure} Or take this line out: ${without}`)];
  };
  return [
    ...(shop.sound?.products ?? []).flatMap((product, i) =>
      missing(shop.source, ['products', i, 'picture'], product?.picture, drawn.likenesses.keys(), 'it then stands under a cloth.'),
    ),
    ...books.flatMap(({ source, sound }) =>
      missing(source, ['spine'], sound?.spine, drawn.spines.keys(), 'it then gets a plain binding.'),
    ),
  ];
}

/**
 * Reports products for sale without an address, addresses of no product, and greetings that link to what is not for
 * sale.
 */
export function artifacts(
  shop: Parsed<typeof shopSchema>,
  studio: Parsed<typeof studioSchema>,
  root: string,
): Problem[] {
  const products = shop.sound?.products ?? [];
  const ids = products.flatMap((product) => product?.id ?? []);
  const hasAllIds = !shop.isGuess && shop.sound?.products !== undefined && ids.length === products.length;
  const which = (id: string) => didYouMean(id, ids) || (ids.length > 0 ? ` Artifacts: ${ids.join(', ')}.` : ' Take it out.');
  const addresses = studio.sound?.storefront;
  const hasAllAddresses = !studio.isGuess && addresses !== undefined;
  const studioName = `${root}/${SOURCES.studio.file}`;
  const shopName = `${root}/${SOURCES.shop.file}`;

  const ofProducts = products.flatMap((product, i) => {
    const { id, storefront } = product ?? {};
    if (id === undefined) return [];
    const before = products.slice(0, i).some((other) => other?.id === id);
    return [
      ...(before ? [problemAt(shop.source, ['products', i, 'id'], `is "${id}" once more. Choose another.`)] : []),
      ...(storefront && hasAllAddresses && !Object.hasOwn(addresses, id)
        ? [
            problemAt(
              shop.source,
              ['products', i, 'storefront'],
              `is true, but ${studioName} has no address for "${id}". Add it there, or write false here.`,
            ),
          ]
        : []),
    ];
  });
  const ofGreetings = (shop.sound?.greetings ?? []).flatMap((greeting, i) => {
    const id = greeting?.link?.product;
    if (id === undefined) return [];
    const linked = products.find((product) => product?.id === id);
    if (linked ? linked.storefront !== false : !hasAllIds) return [];
    const why = linked ? 'which is not for sale and has no page. Choose another.' : `which is no Artifact of the shop.${which(id)}`;
    return [problemAt(shop.source, ['greetings', i, 'link', 'product'], `is "${id}", ${why}`)];
  });
  const ofAddresses = Object.keys(addresses ?? {}).flatMap((id) => {
    const sold = products.find((product) => product?.id === id);
    // The address of an Artifact that was taken out of the shop is left over, and harmless (see warnings.ts).
    if (sold ? sold.storefront !== false : !hasAllIds || ofProducts.length === 0) return [];
    const why = sold
      ? `has an address, but ${shopName} says "storefront: false" of it. Change one of the two.`
      : `is no Artifact of the shop.${which(id)}`;
    return [problemAt(studio.source, ['storefront', id], why)];
  });
  return [...ofProducts, ...ofGreetings, ...ofAddresses];
}
