/** From the shape that is easy to write to the shape that is easy to use. */
import type * as v from 'valibot';
import { isoDate } from '../../app/schema/iso-date.ts';
import { AGREEMENT_SLUGS } from '../../app/schema/schemas.ts';
import type * as schemas from '../../app/schema/schemas.ts';
import type { BookCard, PlaceId, Rich, RealmMap, Shop, Studio, Ui } from '../../app/schema/schemas.ts';

/** {studio} in every text; {email} as a link where a text may have links. */
export function fillStudio<Value>(value: Value, { name, email }: Pick<Studio, 'name' | 'email'>): Value {
  const link = { href: `mailto:${email}`, text: email };
  const visit = (it: unknown): unknown => {
    if (typeof it === 'string') return it.replaceAll('{studio}', () => name);
    if (Array.isArray(it)) {
      // Only in a text that may have links is {email} let in, and that is a list.
      return it.flatMap((item: unknown): readonly unknown[] => {
        const filled = visit(item);
        return typeof filled === 'string' ? withLinks(filled, 'email', link) : [filled];
      });
    }
    if (typeof it !== 'object' || it === null) return it;
    return Object.fromEntries(Object.entries(it).map(([key, inside]) => [key, visit(inside)]));
  };
  return visit(value) as Value;
}

/** A text with each {name} in it replaced by a link. */
function withLinks(text: string, name: string, link: Exclude<Rich[number], string>): Rich {
  return text
    .split(`{${name}}`)
    .flatMap((part, i) => (i === 0 ? [part] : [link, part]))
    .filter((part) => part !== '');
}

type FileOf<Schema extends v.GenericSchema> = v.InferOutput<Schema>;

export function arrangeShop(shop: FileOf<typeof schemas.shopFile>, { storefront }: Studio): Shop {
  return {
    title: shop.title,
    loading: shop.loading,
    placard: shop.placard,
    restocking: shop.restocking,
    greetings: shop.greetings.map(({ weight, text, link }) => {
      const href = link && storefront[link.product];
      if (href === undefined) return { weight, text };
      const target = { href, text: link?.label ?? '', newTab: true } as const;
      return {
        weight,
        text: text.flatMap((part) => (typeof part === 'string' ? withLinks(part, 'link', target) : [part])),
      };
    }),
    products: shop.products.map((product) => ({
      id: product.id,
      name: product.name,
      heightPercent: product.height,
      link: product.storefront ? (storefront[product.id] ?? null) : null,
      alt: product.alt,
      description: product.description,
    })),
    alt: shop.alt,
  };
}

/** `order` is that of the file: the order in which the keyboard goes from place to place. */
export function arrangeMap(map: FileOf<typeof schemas.mapFile>, order: readonly string[]): RealmMap {
  return {
    heading: map.heading,
    places: order.map((it) => {
      const id = it as PlaceId;
      return { id, ...map.places[id] };
    }),
    alt: map.alt.picture,
  };
}

export function arrangeUi(ui: FileOf<typeof schemas.uiFile>, shop: Pick<Shop, 'loading'>): Ui {
  return {
    site: ui.site,
    mapWords: ui.map,
    controls: ui.controls,
    keyWords: ui.keys,
    scenes: ui.scenes,
    shopWords: ui.shop,
    manualWords: ui.manual,
    narrowWords: ui.narrow,
    cabinetWords: ui.cabinet,
    shelfWords: ui.shelf,
    bookWords: ui.book,
    textWords: ui.texts,
    loading: { ...ui.loading, shop: shop.loading },
    errors: ui.errors,
    noscript: ui.noscript,
    documentTitles: ui.document_titles,
    descriptions: ui.meta_descriptions,
    logWords: ui.log,
  };
}

/** The newest first; of one day, by name. */
export function onTheShelf<Book extends Pick<BookCard, 'slug' | 'publishDate'>>(books: readonly Book[]): Book[] {
  const key = ({ slug, publishDate }: Book) => [isoDate(publishDate) ?? '', slug] as const;
  return books.toSorted((a, b) => {
    const [[dayA, slugA], [dayB, slugB]] = [key(a), key(b)];
    if (dayA !== dayB) return dayA < dayB ? 1 : -1;
    return slugA < slugB ? -1 : 1;
  });
}

/** In the order of the drawers. */
export function inDrawers<Agreement extends { readonly slug: string }>(agreements: readonly Agreement[]): Agreement[] {
  return AGREEMENT_SLUGS.flatMap((slug) => agreements.filter((agreement) => agreement.slug === slug));
}
