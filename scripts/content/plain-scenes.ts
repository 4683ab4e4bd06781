/** The scenes as plain pages: their lines, what their pictures show, and their choices as links between these pages. */
import { byYear } from '../../app/schema/by-year.ts';
import { fill } from '../../app/schema/fill.ts';
import { ARCHIVE_ADDRESS, plainAddress } from '../../app/schema/plain-address.ts';
import { OTHER_ROUTES, SCENE_ROUTES } from '../../app/schema/sources/place-routes.ts';
import { LOST_SLUG, day, escape, link, list, outward, paragraph, plainAddressOf, rich } from './plain-page.ts';
import type { PlainPage } from './plain-page.ts';
import type { Content } from './read.ts';

const MANUAL = 'manual';
const INSIDE = 'inside';

/** The pages of the places, of the Lost scene, and the list of all plain pages; each by its address. */
export function scenePages(content: Content): ReadonlyMap<string, PlainPage> {
  return new Map<string, PlainPage>([
    [`${ARCHIVE_ADDRESS}index.html`, contents(content)],
    ...Object.entries(SCENE_ROUTES).map(([id, scene]) => {
      const page = (OWN_PAGES[id] ?? told(id))(content);
      return [plainAddress(id), { ...page, scene }] as const;
    }),
    [plainAddress(LOST_SLUG), lost(content)],
  ]);
}

function contents(content: Content): PlainPage {
  const { ui, map, books, agreements, lost: { title } } = content;
  const { archive, narrowWords } = ui;
  const inside: Readonly<Record<string, string>> = {
    cabinet: list(agreements.map((it) => link(plainAddress(it.slug), it.title))),
    shelf: list(books.map((it) => link(plainAddress(it.slug), it.name))),
  };
  const places = map.places.map(
    ({ id, name, subtitle }) => `${link(plainAddress(id), name)} <em>${escape(subtitle)}</em>${inside[id] ?? ''}`,
  );
  const others = Object.keys(OTHER_ROUTES).map((id) => link(plainAddress(id), told(id)(content).title));
  return {
    title: narrowWords.plain_text,
    description: archive.about,
    address: ARCHIVE_ADDRESS,
    below: [paragraph(archive.about)],
    body: [
      picture(map.alt, ui),
      nav(map.heading, [...places, ...others, link(plainAddress(LOST_SLUG), title)], 'contents'),
    ],
    listsPlaces: true,
  };
}

type SceneBody = Pick<PlainPage, 'title' | 'description' | 'below' | 'body'>;

/** The scenes that hold more than an introduction and choices. */
const OWN_PAGES: Readonly<Record<string, ((content: Content) => SceneBody) | undefined>> = { shop, athenaeum, cabinet, shelf };

/** What every other scene's file has. */
interface ToldWords {
  readonly document: { readonly description: string };
  readonly title?: string;
  readonly heading?: string;
  readonly preamble: readonly string[];
  readonly choices: readonly { readonly text: string; readonly to: string }[];
  readonly alt: string;
}

/** The page of a scene that has an introduction and choices. */
const told = (id: string) => (content: Content): SceneBody => {
  const words = (content as unknown as Readonly<Record<string, ToldWords>>)[id];
  if (words === undefined) throw new Error(`the scene "${id}" has no words`);
  return {
    title: words.title ?? words.heading ?? '',
    description: words.document.description,
    body: [picture(words.alt, content.ui), ...words.preamble.map(paragraph), choices(words.choices, content.ui)],
  };
};

function shop({ shop: words, ui, books }: Content) {
  const { shopWords, site } = ui;
  const products = words.products.flatMap(({ name, alt, description, link: page }) => [
    `<h3>${escape(name)}</h3>`,
    picture(alt, ui),
    paragraph(description),
    page === null ? paragraph(shopWords.not_for_sale) : `<p>${outward(page, name, site.new_tab)}</p>`,
  ]);
  return {
    title: words.title,
    description: words.document.description,
    body: [
      picture(words.alt.scene, ui),
      picture(words.alt.proteus, ui),
      // As on the page without scripts: of the greetings, the first.
      `<p>${escape(shopWords.speech_label)} ${rich(words.greetings[0]?.text ?? [], site.new_tab)}</p>`,
      `<h2>${escape(words.placard)}</h2>`,
      ...products,
      paragraph(site.storefront_note),
      ...books.flatMap(({ slug, name, about }) =>
        about === undefined ? [] : [`<p>${escape(fill(shopWords.essay, { artifact: about }))} ${link(plainAddress(slug), name)}</p>`],
      ),
      choices(words.choices, ui),
    ],
  };
}

function athenaeum({ athenaeum: words, ui }: Content) {
  const { refusals, question, pauses, endings } = words.manual;
  const answers = [
    ...[...refusals, question, ...pauses].map(escape),
    ...endings.map(({ text }) => rich(text, ui.site.new_tab)),
  ];
  return {
    title: words.title,
    description: words.document.description,
    body: [
      picture(words.alt.doors, ui),
      ...words.preamble.map(paragraph),
      `<p class="choice">${link(`#${INSIDE}`, words.button)}</p>`,
      `<section id="${INSIDE}">`,
      picture(words.alt.inside, ui),
      choices(
        words.choices.map((choice) => ('to' in choice ? choice : { text: choice.text, to: `#${MANUAL}` })),
        ui,
      ),
      '</section>',
      `<section id="${MANUAL}">`,
      `<h2>${escape(ui.manualWords.region)}</h2>`,
      picture(words.alt.manual, ui),
      paragraph(ui.manualWords.says),
      list(answers, 'ol'),
      '</section>',
    ],
  };
}

function cabinet({ ui, agreements }: Content) {
  const words = ui.cabinetWords;
  return {
    title: words.title,
    description: words.document.description,
    below: [paragraph(words.subtitle)],
    body: [
      picture(words.alt, ui),
      paragraph(words.text),
      ...agreements.flatMap(({ slug, title, lastUpdated, summary }) => [
        `<h2 class="choice">${link(plainAddress(slug), title)}</h2>`,
        day(lastUpdated, words.last_updated),
        paragraph(summary),
      ]),
      back('athenaeum', words.back),
    ],
  };
}

function shelf({ ui, books }: Content) {
  const { shelfWords, bookWords } = ui;
  return {
    title: shelfWords.title,
    description: shelfWords.document.description,
    body: [
      picture(shelfWords.alt, ui),
      ...byYear(books).flatMap(({ year, books: inYear }) => {
        const level = year === undefined ? 'h2' : 'h3';
        return [
          ...(year === undefined ? [] : [`<h2>${year}</h2>`]),
          ...inYear.flatMap(({ slug, name, publishDate, description }) => [
            `<${level} class="choice">${link(plainAddress(slug), name)}</${level}>`,
            day(publishDate, bookWords.published),
            paragraph(description),
          ]),
        ];
      }),
      back('athenaeum', shelfWords.back),
    ],
  };
}

const lost = ({ lost: words, ui }: Content) => ({
  title: words.title,
  description: words.document.description,
  body: [
    picture(words.alt, ui),
    ...words.preamble.map(paragraph),
    paragraph(ui.scenes.eyelids_closing),
    back('sea', ui.site.home_label),
  ],
});

/** What a picture shows, where it hangs in the realm. */
const picture = (alt: string, { archive }: Content['ui']) =>
  `<figure>\n<figcaption>${escape(archive.picture)}</figcaption>\n${paragraph(alt)}\n</figure>`;

const choices = (offers: readonly { readonly text: string; readonly to: string }[], { scenes }: Content['ui']) =>
  nav(scenes.choices_region, offers.map(({ text, to }) => link(to.startsWith('#') ? to : plainAddressOf(to), text)), 'choices');

const nav = (name: string, items: readonly string[], kind: string) =>
  `<nav class="${kind}" aria-label="${escape(name)}">\n${list(items)}\n</nav>`;

/** The way from a page to the place it belongs to. */
export const back = (place: string, words: string) => `<p class="choice">${link(plainAddress(place), words)}</p>`;
