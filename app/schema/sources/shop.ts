import * as v from 'valibot';
import {
  atLeastOne,
  choice,
  each,
  list,
  rich,
  sceneDocument,
  slug,
  text,
  weight,
  weightsAddUp,
  withLinks,
} from './parts.ts';
import type { Rich } from './parts.ts';

const HIGHEST_PERCENT = 100;

/** The likeness of what stands under a cloth. */
export const CLOTH = 'unknown';

/** A placeholder for the address of an Artifact's page, until the studio's facts are filled in. */
const pageOf = (product: string) => `{storefront ${product}}`;

const greeting = v.pipe(
  v.strictObject({
    weight: weight(),
    text: rich({ may: ['email', 'link'] }),
    link: v.optional(v.strictObject({ label: text(), product: v.string() })),
  }),
  each<{ weight: number; text: Rich; link?: { label: string; product: string } | undefined }>((it) => {
    const asks = it.text.some((part) => typeof part === 'string' && part.includes('{link}'));
    if (asks && !it.link)
      return ['has {link} in its text but no link. Add a link with a label and a product.'];
    if (!asks && it.link) return ['has a link but no {link} in its text. Put {link} where the link goes.'];
    return [];
  }),
  v.transform(({ weight: chance, text: words, link }) => ({
    weight: chance,
    text: link
      ? withLinks(words, 'link', { href: pageOf(link.product), text: link.label, newTab: true })
      : words,
  })),
);

const product = v.pipe(
  v.strictObject({
    id: slug(),
    name: text(),
    height: v.pipe(
      v.number(),
      each<number>((value) =>
        Number.isInteger(value) && value >= 1 && value <= HIGHEST_PERCENT
          ? []
          : [
              `is ${value}; it is the percent of a shelf's height. Write a whole number from 1 to ${HIGHEST_PERCENT}.`,
            ],
      ),
    ),
    storefront: v.boolean(),
    /** The name of its likeness. Without one it stands under a cloth. */
    picture: v.optional(slug()),
    alt: text(),
    description: text(),
  }),
  v.transform(({ height, storefront, picture = CLOTH, ...words }) => ({
    ...words,
    heightPercent: height,
    picture,
    /** Its page on the storefront, or null: not for sale. */
    link: storefront ? pageOf(words.id) : null,
  })),
);

export const shop = v.strictObject({
  document: sceneDocument,
  title: text(),
  placard: text(),
  restocking: text(),
  choices: list(choice, 'choice'),
  greetings: v.pipe(
    v.array(greeting),
    atLeastOne<v.InferOutput<typeof greeting>>('greeting'),
    weightsAddUp<v.InferOutput<typeof greeting>>(),
  ),
  products: list(product, 'Artifact'),
  alt: v.strictObject({ proteus: text(), scene: text() }),
});
