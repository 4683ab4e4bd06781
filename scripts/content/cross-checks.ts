/** What only shows when the files of content/ are laid side by side. */
import { AGREEMENT_SLUGS, PLACE_ROUTES, SLUG } from '../../app/schema/schemas.ts';
import type { AgreementTitle, Studio } from '../../app/schema/schemas.ts';
import { problemAt } from './check.ts';
import { didYouMean } from './problems.ts';
import type { Problem } from './problems.ts';
import { CABINET, YAML_FILES, isExpected, textOf } from './sources.ts';
import type { Folder, Parsed, ParsedDocument } from './sources.ts';

const ARCHIVE = '/archive/';

type AnyDocument = ParsedDocument<{ readonly slug: string }>;

/** Every path of the site that a link can lead to. */
export function ownPaths(books: readonly AnyDocument[], agreements: readonly AnyDocument[]): ReadonlySet<string> {
  return new Set([
    ...Object.values(PLACE_ROUTES),
    ...books.map(({ fileSlug }) => `${PLACE_ROUTES.shelf}/${fileSlug}`),
    ...[...books, ...agreements].map(({ fileSlug }) => `${ARCHIVE}${fileSlug}/index.html`),
  ]);
}

/** Files the site would never look at. */
export function strangeFiles({ root, files }: Folder): Problem[] {
  return [...files.keys()]
    .filter((name) => !isExpected(name))
    .map((name) => ({
      file: `${root}/${name}`,
      line: 1,
      message: `The site does not know this file and would not show it.${didYouMean(name, Object.values(YAML_FILES))} Rename it or take it out.`,
    }));
}

/** Every text is called as its file, and no two alike: books and agreements share /archive/. */
export function slugs(documents: readonly AnyDocument[], root: string): Problem[] {
  const taken = new Map<string, string>();
  return documents.flatMap(({ source, name, fileSlug }) => {
    const { slug } = (source.value ?? {}) as { slug?: unknown };
    if (typeof slug !== 'string' || !SLUG.test(slug)) return [];
    const other = taken.get(slug);
    taken.set(slug, name);
    const say = (message: string) => [problemAt(source, ['slug'], message)];
    return [
      ...(slug === fileSlug ? [] : say(`is "${slug}", but the file is called "${fileSlug}.md". Make the two the same.`)),
      ...(other ? say(`is "${slug}", and so is that of ${root}/${other}. Choose another, here and for the file.`) : []),
    ];
  });
}

/** The cabinet has its three drawers, labeled as what lies in them. */
export function drawers(
  folder: Folder,
  agreements: readonly ParsedDocument<AgreementTitle>[],
  ui: Parsed<{ readonly cabinet: { readonly sections: readonly string[] } }>,
): Problem[] {
  const names = AGREEMENT_SLUGS.map((slug) => `${CABINET}${slug}.md`);
  const missing = names.filter((name) => !folder.files.has(name)).flatMap((name) => textOf(folder, name).problems);
  const tooMany = agreements
    .filter(({ name }) => !names.includes(name))
    .map(({ name }) => ({
      file: `${folder.root}/${name}`,
      line: 1,
      message: `The cabinet has ${names.length} drawers and none for this.${didYouMean(name, names)} Rename it or take it out.`,
    }));
  const labels = (ui.value?.cabinet.sections ?? []).flatMap((label, i) => {
    const { name, value } = agreements.find((agreement) => agreement.name === names[i]) ?? {};
    if (value === undefined || value.title === label) return [];
    const message = `is "${label}", but ${folder.root}/${name} has the title "${value.title}". Make the two the same.`;
    return [problemAt(ui.source, ['cabinet', 'sections', i], message)];
  });
  return [...missing, ...tooMany, ...labels];
}

/** Choices lead to places there are. */
export function choices(
  { source, value }: Parsed<{ readonly choices: readonly { readonly text: string; readonly to?: string }[] }>,
  paths: ReadonlySet<string>,
): Problem[] {
  const places = [...paths].filter((path) => !path.startsWith(ARCHIVE));
  return (value?.choices ?? []).flatMap(({ to }, i) => {
    if (to === undefined || places.includes(to)) return [];
    const cure = didYouMean(to, places) || ` Places: ${Object.values(PLACE_ROUTES).join(', ')}.`;
    return [problemAt(source, ['choices', i, 'to'], `is "${to}", which is no place of the realm.${cure}`)];
  });
}

/** Each place of the map leads to where that place is. */
export function mapPlaces({
  source,
  value,
}: Parsed<{ readonly places: Readonly<Record<keyof typeof PLACE_ROUTES, { readonly to: string }>> }>): Problem[] {
  if (!value) return [];
  return Object.entries(value.places).flatMap(([id, { to }]) => {
    const right = PLACE_ROUTES[id as keyof typeof PLACE_ROUTES];
    if (to === right) return [];
    return [problemAt(source, ['places', id, 'to'], `is "${to}", but this place is at "${right}". Write that.`)];
  });
}

interface ShopValue {
  readonly products: readonly { readonly id: string; readonly storefront: boolean }[];
  readonly greetings: readonly { readonly link?: { readonly product: string } | undefined }[];
}

/** What is for sale has an address, and only that; a greeting sends nobody to what is not for sale. */
export function artifacts(shop: Parsed<ShopValue>, studio: Parsed<Studio>, root: string): Problem[] {
  if (!shop.value) return [];
  const { products, greetings } = shop.value;
  const ids = products.map(({ id }) => id);
  const which = (id: string) => didYouMean(id, ids) || ` Artifacts: ${ids.join(', ')}.`;
  const addresses = studio.value?.storefront;
  const studioName = `${root}/${YAML_FILES.studio}`;
  const shopName = `${root}/${YAML_FILES.shop}`;

  const ofProducts = products.flatMap(({ id, storefront }, i) => [
    ...(ids.indexOf(id) < i ? [problemAt(shop.source, ['products', i, 'id'], `is "${id}" once more. Choose another.`)] : []),
    ...(storefront && addresses && !Object.hasOwn(addresses, id)
      ? [
          problemAt(
            shop.source,
            ['products', i, 'storefront'],
            `is true, but ${studioName} has no address for "${id}". Add it there, or write false here.`,
          ),
        ]
      : []),
  ]);
  const ofGreetings = greetings.flatMap(({ link }, i) => {
    if (!link) return [];
    const linked = products.find(({ id }) => id === link.product);
    if (linked?.storefront) return [];
    const why = linked ? 'which is not for sale and has no page. Choose another.' : `which is no Artifact of the shop.${which(link.product)}`;
    return [problemAt(shop.source, ['greetings', i, 'link', 'product'], `is "${link.product}", ${why}`)];
  });
  const ofAddresses = Object.keys(addresses ?? {}).flatMap((id) => {
    const sold = products.find((product) => product.id === id);
    if (sold?.storefront) return [];
    const why = sold
      ? `has an address, but ${shopName} says "storefront: false" of it. Change one of the two.`
      : `is no Artifact of the shop.${which(id)}`;
    return [problemAt(studio.source, ['storefront', id], why)];
  });
  return [...ofProducts, ...ofGreetings, ...ofAddresses];
}
