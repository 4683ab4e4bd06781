/**
 * What stands in the files of content/, field by field, and what the site makes of it. The content build checks with
 * the schemas; the app imports types only, so no checking code is ever sent to a browser.
 *
 * A message goes on from the name of its field ("preamble" + "has 12 lines; ...") and ends with what a writer can do.
 */
import * as v from 'valibot';
import { PLACEHOLDER } from './fill.ts';
import { isoDate } from './iso-date.ts';

export const PLACE_ROUTES = {
  sea: '/',
  port: '/port',
  shop: '/port/shop',
  athenaeum: '/port/athenaeum',
  cabinet: '/port/athenaeum/cabinet',
  shelf: '/port/athenaeum/shelf',
} as const;

/** The drawers, in the order in which they stand. */
export const AGREEMENT_SLUGS = ['our-approach', 'terms-of-use', 'privacy-policy'] as const;

const PORT_LINES = 13;
const ATHENAEUM_LINES = 6;
const LOST_LINES = 23;
const REFUSALS = 10;
const REFUSAL_BEGINNING = 'No...';
const ENDINGS = 2;
const WEIGHT_TOLERANCE = 1e-9;
const HIGHEST_PERCENT = 100;

/** A text with links in it, in reading order. */
export type Rich = readonly (
  | string
  | { readonly href: string; readonly text: string; readonly newTab?: true }
)[];

type DeepReadonly<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

// ---- Texts -------------------------------------------------------------------------------------------------------

/** Which {placeholders} a text has beside {studio}, which may stand anywhere. */
interface Placeholders {
  /** Without these the text says nothing. */
  readonly needs?: readonly string[];
  readonly may?: readonly string[];
}

const oneLine = () =>
  v.pipe(
    v.string(),
    each<string>((text) => {
      if (text.trim() === '') return ['is empty. Write its text between double quotes after the colon.'];
      if (/[\r\n]/.test(text.trim())) {
        return ['goes over several lines. Write it as one line between double quotes.'];
      }
      // Control characters are what is looked for.
      // oxlint-disable-next-line no-control-regex
      if (/[\u0000-\u001f\u007f]/.test(text.trim())) {
        return ['holds an invisible control character. Type the text anew.'];
      }
      return text === text.trim() ? [] : ['begins or ends with a space. Take the space out.'];
    }),
  );

const text = ({ needs = [], may = [] }: Placeholders = {}) =>
  v.pipe(
    oneLine(),
    each<string>((value) => placeholderProblems(value, { needs, may })),
  );

/** A text in which {email} (or another placeholder of the caller's) becomes a link. */
const rich = (placeholders: Placeholders) =>
  v.pipe(
    text(placeholders),
    v.transform((value): Rich => [value]),
  );

function placeholderProblems(value: string, { needs = [], may = [] }: Placeholders): string[] {
  const allowed = ['studio', ...needs, ...may];
  const found = [...value.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const choice = allowed.map((name) => `{${name}}`).join(', ');
  const problems = found
    .filter((name) => !allowed.includes(name))
    .map((name) => `has {${name}}, which the site does not fill in here. What can stand here: ${choice}.`);
  if (/[{}]/.test(value.replace(PLACEHOLDER, ''))) {
    problems.push('has a curly bracket without its partner. Write both, as in {studio}, or take it out.');
  }
  for (const name of needs) {
    if (!found.includes(name))
      problems.push(`lacks {${name}}. The site fills it in; put it where it belongs.`);
  }
  return problems;
}

// ---- Rules -------------------------------------------------------------------------------------------------------

/** A rule about a value that is of the right kind: gives the messages of what else is wrong with it. */
function each<Value>(problemsOf: (value: Value) => readonly string[]) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of problemsOf(dataset.value)) addIssue({ message });
  });
}

/** A rule about a list as a whole, whatever its entries are: it may be too short and hold a wrong entry as well. */
function whole<Item>(problemOf: (list: readonly unknown[]) => string | undefined) {
  return v.rawCheck<Item[]>(({ dataset, addIssue }) => {
    const message = Array.isArray(dataset.value) ? problemOf(dataset.value) : undefined;
    if (message) addIssue({ message });
  });
}

const exactly = <Item>(count: number, thing: string) =>
  whole<Item>(({ length }) => {
    if (length === count) return undefined;
    const missing = count - length;
    const one = Math.abs(missing) === 1;
    const cure =
      missing > 0
        ? `Add the missing ${one ? thing : `${missing} ${thing}s`}.`
        : `Take ${one ? `one ${thing}` : `${-missing} ${thing}s`} out, or make one of two.`;
    return `has ${length} ${thing}${length === 1 ? '' : 's'}; it must have exactly ${count}. ${cure}`;
  });

const atLeastOne = <Item>(thing: string) =>
  whole<Item>(({ length }) => (length > 0 ? undefined : `has no ${thing}. Write at least one.`));

/** Counted in binary fractions, 0.48 + 0.48 + 0.04 is not 1; what is meant is. */
const weightsAddUp = <Item>() =>
  whole<Item>((list) => {
    const weights = list.map((item) => (item as { weight?: unknown } | null)?.weight);
    if (!weights.every((weight) => typeof weight === 'number')) return undefined; // said at the weight itself
    const sum = weights.reduce((total, weight) => total + weight, 0);
    if (Math.abs(sum - 1) < WEIGHT_TOLERANCE) return undefined;
    return `has weights that add up to ${Number(sum.toFixed(9))}; they must add up to exactly 1. Change one of them.`;
  });

const weight = () =>
  v.pipe(
    v.number(),
    each<number>((value) =>
      value >= 0 && value <= 1 ? [] : [`is ${value}; a weight lies between 0 and 1. Write one such as 0.5.`],
    ),
  );

const fixed = <const Value extends string>(value: Value) =>
  v.literal(value, `must stay "${value}": the site finds the file's place by it. Write it back.`);

const route = () =>
  v.custom<Route>((value) => typeof value === 'string', 'must be an address such as "/port".');

const preamble = (lines?: number) => {
  const list = v.array(text());
  return v.pipe(list, lines === undefined ? atLeastOne<string>('line') : exactly<string>(lines, 'line'));
};

const list = <Item extends v.GenericSchema>(item: Item, thing: string) =>
  v.pipe(v.array(item), atLeastOne<v.InferOutput<Item>>(thing));

// ---- The studio --------------------------------------------------------------------------------------------------

const EMAIL = /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

export const studioFile = v.strictObject({
  name: v.pipe(
    oneLine(),
    each<string>((name) => (/[{}]/.test(name) ? ['has a curly bracket. Write the name without.'] : [])),
  ),
  email: v.pipe(
    oneLine(),
    each<string>((email) =>
      EMAIL.test(email)
        ? []
        : [`is "${email}", which is not an e-mail address. Write it as name@place.example.`],
    ),
  ),
  storefront: v.record(
    v.string(),
    v.pipe(
      oneLine(),
      each<string>((address) =>
        /^https:\/\/[^\s"'<>\\]+$/.test(address) && URL.canParse(address)
          ? []
          : [
              `is "${address}", which is not the address of a page. Copy the whole address, from https:// on.`,
            ],
      ),
    ),
  ),
});

export type Studio = DeepReadonly<v.InferOutput<typeof studioFile>>;

// ---- The scenes --------------------------------------------------------------------------------------------------

export type PlaceId = keyof typeof PLACE_ROUTES;
export type Route = (typeof PLACE_ROUTES)[PlaceId] | `/port/athenaeum/shelf/${string}`;

const choice = v.strictObject({ text: text(), to: route() });

export const seaFile = v.strictObject({
  id: fixed('sea'),
  route: fixed(PLACE_ROUTES.sea),
  title: text(),
  eyelids: v.strictObject({ text: text() }),
  preamble: preamble(),
  choices: list(choice, 'choice'),
  alt: v.strictObject({ scene: text() }),
});

export const portFile = v.strictObject({
  id: fixed('port'),
  route: fixed(PLACE_ROUTES.port),
  title: text(),
  preamble: preamble(PORT_LINES),
  heading: text(),
  choices: list(choice, 'choice'),
  alt: v.strictObject({ scene: text() }),
});

const choiceOrManual = v.pipe(
  v.strictObject({
    text: text(),
    to: v.optional(route()),
    opens: v.optional(v.literal('manual', 'must be "manual", the only thing a choice can open. Write that.')),
  }),
  each<{ text: string; to?: Route | undefined; opens?: 'manual' | undefined }>(({ to, opens }) =>
    (to === undefined) === (opens === undefined)
      ? ['must have either "to" (an address) or "opens: manual". Write one of the two.']
      : [],
  ),
  v.transform((it): { text: string; to: Route } | { text: string; opens: 'manual' } =>
    it.to === undefined ? { text: it.text, opens: 'manual' } : { text: it.text, to: it.to },
  ),
);

const refusal = v.pipe(
  text(),
  each<string>((line) =>
    line.startsWith(REFUSAL_BEGINNING)
      ? []
      : [`does not begin with "${REFUSAL_BEGINNING}". Put that in front: the manual always does.`],
  ),
);

const ending = v.strictObject({ weight: weight(), text: rich({ may: ['email'] }) });

export const athenaeumFile = v.strictObject({
  id: fixed('athenaeum'),
  route: fixed(PLACE_ROUTES.athenaeum),
  title: text(),
  preamble: preamble(ATHENAEUM_LINES),
  button: text(),
  choices: list(choiceOrManual, 'choice'),
  manual: v.strictObject({
    refusals: v.pipe(v.array(refusal), exactly<string>(REFUSALS, 'line')),
    question: text(),
    pauses: list(text(), 'line'),
    endings: v.pipe(
      v.array(ending),
      exactly<v.InferOutput<typeof ending>>(ENDINGS, 'ending'),
      weightsAddUp<v.InferOutput<typeof ending>>(),
    ),
  }),
  alt: v.strictObject({ doors: text(), inside: text(), manual: text() }),
});

export const SLUG = /^[a-z0-9-]+$/;
const SLUG_RULE = 'Use small letters a to z, digits and hyphens only.';

const slug = () =>
  v.pipe(
    v.string(),
    each<string>((value) => (SLUG.test(value) ? [] : [`is "${value}". ${SLUG_RULE}`])),
  );

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
);

const product = v.strictObject({
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
  alt: text(),
  description: text(),
});

export const shopFile = v.strictObject({
  id: fixed('shop'),
  route: fixed(PLACE_ROUTES.shop),
  title: text(),
  loading: text(),
  placard: text(),
  restocking: text(),
  greetings: v.pipe(
    v.array(greeting),
    atLeastOne<v.InferOutput<typeof greeting>>('greeting'),
    weightsAddUp<v.InferOutput<typeof greeting>>(),
  ),
  products: list(product, 'Artifact'),
  alt: v.strictObject({ proteus: text(), scene: text() }),
});

export const lostFile = v.strictObject({
  id: fixed('lost'),
  route: fixed('*'),
  title: text(),
  preamble: preamble(LOST_LINES),
  alt: v.strictObject({ scene: text() }),
});

const place = v.strictObject({ name: text(), subtitle: text(), to: route() });

export const mapFile = v.strictObject({
  id: fixed('map'),
  heading: text(),
  places: v.strictObject({
    sea: place,
    port: place,
    shop: place,
    athenaeum: place,
    cabinet: place,
    shelf: place,
  }),
  alt: v.strictObject({ picture: text() }),
});

export const narrowFile = v.strictObject({
  id: fixed('narrow'),
  title: text(),
  body: list(text(), 'line'),
  lead: text(),
  joiner: text(),
  options: list(v.strictObject({ text: text(), hint: text() }), 'option'),
  contact: rich({ needs: ['email'] }),
});

// ---- The interface -----------------------------------------------------------------------------------------------

export const uiFile = v.strictObject({
  site: v.strictObject({
    name: text(),
    home_label: text(),
    skip_link: text(),
    new_tab: text(),
    storefront_note: text(),
    contact_label: rich({ needs: ['email'] }),
  }),
  map: v.strictObject({
    button: text(),
    button_short: text(),
    close: text(),
    close_short: text(),
    region: text(),
    smaller: text(),
    larger: text(),
    smaller_label: text(),
    larger_label: text(),
    at_smallest: text(),
    at_largest: text(),
    at_level: text({ needs: ['level', 'levels'] }),
    place_label: text({ needs: ['name'], may: ['subtitle'] }),
    you_are_here: text(),
    been_here: text(),
    not_been_here: text(),
    as_list: text(),
    as_map: text(),
  }),
  controls: v.strictObject({
    region: text(),
    speed: text(),
    speed_value: text({ needs: ['value', 'pace'] }),
    speed_words: text({ needs: ['count'] }),
    speed_at_once: text(),
    speed_sample: text(),
    slow_end: text(),
    fast_end: text(),
    skip: text(),
    skip_label: text(),
    replay: text(),
    replay_label: text(),
    busy: text(),
    pause: text(),
    pause_label: text(),
    resume: text(),
    held: text(),
    log: text(),
    log_label: text(),
    log_title: text(),
    log_empty: text(),
    log_close: text(),
    log_from: text({ needs: ['number'] }),
    log_hint: text(),
    log_chosen: text(),
    star: text(),
  }),
  keys: v.strictObject({
    title: text(),
    close: text(),
    hurry_keys: text(),
    hurry: text(),
    escape_keys: text(),
    escape: text(),
    pause: text(),
    log: text(),
    keys: text(),
    single: text(),
    single_hint: text(),
    still: text(),
    still_hint: text(),
    still_already: text(),
  }),
  scenes: v.strictObject({
    preamble_region: text(),
    choices_region: text(),
    doors_opening: text(),
    doors_closing: text(),
    eyelids_opening: text(),
    eyelids_closing: text(),
  }),
  shop: v.strictObject({
    speech_label: text(),
    shelves_region: text(),
    product_label: text({ needs: ['name'], may: ['description'] }),
    not_for_sale: text(),
  }),
  manual: v.strictObject({ region: text(), says: text(), next: text(), close: text() }),
  narrow: v.strictObject({
    plain_text: text(),
    show_hint: text({ needs: ['option'] }),
    hide_hint: text({ needs: ['option'] }),
  }),
  cabinet: v.strictObject({
    title: text(),
    subtitle: text(),
    text: text(),
    expand_all: text(),
    close_all: text(),
    sections: v.pipe(v.array(text()), exactly<string>(AGREEMENT_SLUGS.length, 'line')),
    last_updated: text({ needs: ['date'] }),
    kept: v.strictObject({
      title: text(),
      key: text(),
      use: text(),
      now: text(),
      nothing: text(),
      speed_use: text(),
      speed_now: text({ needs: ['value'] }),
      states_use: text(),
      states_none: text(),
      states_once: text({ needs: ['place'] }),
      states_often: text({ needs: ['place', 'times'] }),
      states_returning: text(),
      zoom_use: text(),
      zoom_now: text({ needs: ['size'], may: ['sizes'] }),
      forget: text(),
      forgotten: text(),
    }),
    back: text(),
    alt: text(),
  }),
  shelf: v.strictObject({
    title: text(),
    minute: text(),
    minutes: text({ needs: ['minutes'] }),
    read: text({ needs: ['name'] }),
    back: text(),
    alt: text(),
  }),
  book: v.strictObject({
    byline: text({ needs: ['author'] }),
    published: text({ needs: ['date'] }),
    notes: text(),
    to_note: text({ needs: ['number'] }),
    from_note: text(),
    back: text(),
  }),
  texts: v.strictObject({
    note: text({ needs: ['number'] }),
    copy_link: text(),
    copied: text(),
    not_copied: text(),
    link: text(),
  }),
  loading: v.strictObject({
    sea: text(),
    port: text(),
    athenaeum: text(),
    cabinet: text(),
    shelf: text(),
    book: text(),
    map: text(),
  }),
  errors: v.strictObject({
    book_not_found: v.strictObject({ title: text(), text: text(), action: text() }),
    archive_unreachable: v.strictObject({
      title: text(),
      text: text(),
      action: text(),
      busy: text(),
      still: text(),
      back: text(),
    }),
    scene_failed: v.strictObject({ title: text(), text: text(), action: text(), back: text() }),
    shop_failed: v.strictObject({ title: text(), text: text(), action: text() }),
    map_failed: v.strictObject({ text: text() }),
    image_failed: text({ needs: ['alt'] }),
    storage_blocked: text(),
    offline: text(),
    unexpected: v.strictObject({
      title: text(),
      text: rich({ may: ['email'] }),
      action: text(),
      back: text(),
    }),
  }),
  log: v.strictObject({ weights: text() }),
  noscript: v.strictObject({ title: text(), text: text() }),
  document_titles: v.strictObject({
    sea: text(),
    port: text(),
    shop: text(),
    athenaeum: text(),
    cabinet: text(),
    shelf: text(),
    book_loading: text(),
    book: text({ needs: ['name'] }),
    book_not_found: text(),
    lost: text(),
    narrow: text(),
    error: text(),
  }),
  meta_descriptions: v.strictObject({
    sea: text(),
    port: text(),
    shop: text(),
    athenaeum: text(),
    cabinet: text(),
    shelf: text(),
    book: text({ may: ['description'] }),
    book_not_found: text(),
    lost: text(),
    narrow: text(),
  }),
});

// ---- Books and agreements ----------------------------------------------------------------------------------------

const day = () =>
  v.pipe(
    v.string(),
    each<string>((value) =>
      isoDate(value) ? [] : [`is "${value}", which is not a day. Write it as in "June 11, 2025".`],
    ),
  );

export const bookHead = v.strictObject({
  slug: slug(),
  name: text(),
  author: text(),
  publishDate: day(),
  description: text(),
});

export const agreementHead = v.strictObject({
  slug: slug(),
  title: text(),
  lastUpdated: day(),
  summary: text(),
});

// ---- What the site is given --------------------------------------------------------------------------------------

type Of<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>;
type Without<T, Keys extends PropertyKey> = T extends unknown ? Omit<T, Keys> : never;

/** A scene of one picture says what that shows in `alt`. */
interface OnePicture {
  readonly alt: string;
}

export type Sea = Without<Of<typeof seaFile>, 'id' | 'route' | 'eyelids' | 'alt'> & {
  readonly wake: string;
} & OnePicture;
export type Port = Without<Of<typeof portFile>, 'id' | 'route' | 'alt'> & OnePicture;
export type Athenaeum = Without<Of<typeof athenaeumFile>, 'id' | 'route'>;
export type Lost = Without<Of<typeof lostFile>, 'id' | 'route' | 'alt'> & OnePicture;
export type Narrow = Without<Of<typeof narrowFile>, 'id'>;

export interface Place {
  readonly id: PlaceId;
  readonly name: string;
  readonly subtitle: string;
  readonly to: Route;
}
export type RealmMap = { readonly heading: string; readonly places: readonly Place[] } & OnePicture;

export interface Greeting {
  readonly weight: number;
  readonly text: Rich;
}
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly heightPercent: number;
  /** Its page on the storefront, or null: not for sale. */
  readonly link: string | null;
  readonly alt: string;
  readonly description: string;
}
export type Shop = Without<Of<typeof shopFile>, 'id' | 'route' | 'greetings' | 'products'> & {
  readonly greetings: readonly Greeting[];
  readonly products: readonly Product[];
};

export type Choice = Of<typeof choice>;
export type ChoiceOrManual = Of<typeof choiceOrManual>;

type UiFile = Of<typeof uiFile>;

/** The words of ui.yaml, each section under the name it is exported by. Inside, the fields are called as in the file. */
export interface Ui {
  readonly site: UiFile['site'];
  readonly mapWords: UiFile['map'];
  readonly controls: UiFile['controls'];
  readonly keyWords: UiFile['keys'];
  readonly scenes: UiFile['scenes'];
  readonly shopWords: UiFile['shop'];
  readonly manualWords: UiFile['manual'];
  readonly narrowWords: UiFile['narrow'];
  readonly cabinetWords: UiFile['cabinet'];
  readonly shelfWords: UiFile['shelf'];
  readonly bookWords: UiFile['book'];
  readonly textWords: UiFile['texts'];
  /** The shop's stands in its own file. */
  readonly loading: UiFile['loading'] & { readonly shop: string };
  readonly errors: UiFile['errors'];
  readonly noscript: UiFile['noscript'];
  readonly documentTitles: UiFile['document_titles'];
  readonly descriptions: UiFile['meta_descriptions'];
  readonly logWords: UiFile['log'];
}

/** A book as the shelf knows it. */
export type BookCard = Of<typeof bookHead> & {
  /** How many words its body has, notes not counted. */
  readonly words: number;
};

export type AgreementTitle = Pick<Of<typeof agreementHead>, 'slug' | 'title'>;

export type Agreement = Of<typeof agreementHead> & {
  /** The body, to stand under a heading of the second level. */
  readonly html: string;
};
