/**
 * The pictures beside shared links: one for each page, with its title lettered on it. Those of scenes lie on photographs
 * that `npm run cards` has taken, those of books on paper. No browser is needed here.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import subsetFont from 'subset-font';
import { ROOT } from '../bootstrap.mjs';
import { CACHE, createKept } from '../kept.ts';
import { CARD_HEIGHT_PX, CARD_WIDTH_PX } from './card-size.ts';

export interface Card {
  /** The name of its file, and of the photograph it lies on, if there is one. */
  readonly name: string;
  readonly title: string;
  /** A smaller line under the title. */
  readonly under: string;
  /** On paper in place of a photograph. */
  readonly paper?: true;
}

/** Where the card of a page is served. */
export const cardAddress = (name: string) => `/cards/${name}.jpg`;

const PHOTOGRAPHS = path.join(ROOT, 'art/cards');
const LETTERS = path.join(
  ROOT,
  'node_modules/@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2',
);
const FONT_FOLDER = path.join(CACHE, 'letters');
const FONT = path.join(FONT_FOLDER, 'letters.ttf');
/** A site with a thousand books letters only what is new. */
const made = createKept('cards', ['scripts/metadata/{cards,card-size}.ts']);
/** The letters the font has. A title with others is left to the text of the preview. */
const WRITTEN = /^[\u0020-\u007e\u00a0-\u00ff‘’“”–—…]*$/;
/** Pictures among letters, with what joins and colours them. The font has none, and a title can do without. */
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu;
/** Cards that are made at once. */
const AT_ONCE = 4;

const BONE = '#efe6cf';
const INK = '#17162b';
const MARGIN_PX = 60;
const FOOT_PX = 40;

/** Titles by their length: up to so many letters, in this size. */
const SIZES_PX = [
  { letters: 18, size: 88 },
  { letters: 36, size: 72 },
  { letters: 70, size: 60 },
  { letters: Infinity, size: 46 },
];
const UNDER_PX = 34;
const LINE_GAP_PX = 20;
/** The width of the words on paper. */
const PAPER_WORDS_PX = 840;
/** The middle of what is free under the headpiece. */
const PAPER_MIDDLE_PX = 380;

/** A star with four points. */
const star = (x: number, y: number, reach: number, colour: string) =>
  `<path fill="${colour}" d="M${x} ${y - reach}q${reach * 0.12} ${reach * 0.88} ${reach * 0.6} ${reach}q${-reach * 0.48} ${reach * 0.12} ${-reach * 0.6} ${reach}q${-reach * 0.12} ${-reach * 0.88} ${-reach * 0.6} ${-reach}q${reach * 0.48} ${-reach * 0.12} ${reach * 0.6} ${-reach}z"/>`;

const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH_PX}" height="${CARD_HEIGHT_PX}">${inside}</svg>`,
  );

/** Under the words of a photograph it grows dark, so that they can be read on any picture. */
const SHADE = svg(
  `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset=".58" stop-color="#090d22" stop-opacity="0"/><stop offset=".78" stop-color="#090d22" stop-opacity=".66"/><stop offset="1" stop-color="#090d22" stop-opacity=".95"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>`,
);

/** A scene without a photograph: dusk, a horizon and the star. */
const DUSK = svg(
  `<defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#172053"/><stop offset=".52" stop-color="#5a5a8c"/><stop offset=".53" stop-color="#1c4a5c"/><stop offset="1" stop-color="#0a1830"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#d)"/>${star(840, 250, 46, '#ffffff')}`,
);

/** The photograph of the paper that the cards of all books lie on. */
const PAPER = 'book';

const photographOf = ({ name, paper }: Card) => path.join(PHOTOGRAPHS, `${paper ? PAPER : name}.jpg`);

/** The ground of a card, without words. */
async function ground(card: Card): Promise<Buffer> {
  const photograph = photographOf(card);
  const picture = sharp(existsSync(photograph) ? photograph : DUSK).resize(CARD_WIDTH_PX, CARD_HEIGHT_PX);
  return (card.paper ? picture : picture.composite([{ input: SHADE }])).removeAlpha().raw().toBuffer();
}

const RAW = { width: CARD_WIDTH_PX, height: CARD_HEIGHT_PX, channels: 3 } as const;

async function lettered(text: string, size: number, colour: string, centred: boolean) {
  const markup = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${markup}</span>`,
      font: `IM FELL English SC ${size}`,
      fontfile: FONT,
      width: centred ? PAPER_WORDS_PX : CARD_WIDTH_PX - 2 * MARGIN_PX,
      align: centred ? 'centre' : 'left',
      spacing: 0,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { letters: data, width: info.width, height: info.height };
}

/** Letters as pixels with four channels, and where they lie. */
interface Lettered {
  readonly letters: Buffer;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** The words of a card, each at its place: at the foot of a photograph, in the middle of the paper. */
async function words({ title, under, paper }: Card): Promise<Lettered[]> {
  const { size } = SIZES_PX.find(({ letters }) => title.length <= letters) ?? { size: UNDER_PX };
  const colour = paper ? INK : BONE;
  const lines = [];
  for (const [said, px] of [
    [title, size],
    [under, UNDER_PX],
  ] as const) {
    // The © and the like are emoji too, and the font has those.
    const text = WRITTEN.test(said) ? said : said.replaceAll(EMOJI, '').replaceAll(/ +/g, ' ').trim();
    if (text !== '' && WRITTEN.test(text)) lines.push(await lettered(text, px, colour, paper === true));
  }
  const height = lines.reduce((sum, line) => sum + line.height + LINE_GAP_PX, -LINE_GAP_PX);
  let top = Math.round(paper ? PAPER_MIDDLE_PX - height / 2 : CARD_HEIGHT_PX - FOOT_PX - height);
  return lines.map(({ letters, width, height: own }) => {
    const left = paper ? Math.round((CARD_WIDTH_PX - width) / 2) : MARGIN_PX;
    const placed = { letters, width, height: own, left, top };
    top += own + LINE_GAP_PX;
    return placed;
  });
}

/** Lays letters on a ground. sharp would do it to the whole picture, in twice the time of its encoding. */
function lay({ letters, width, height, left, top }: Lettered, on: Buffer): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const to = ((top + y) * CARD_WIDTH_PX + left + x) * RAW.channels;
      const opacity = letters[from + 3]! / 255;
      if (opacity === 0) continue;
      for (let channel = 0; channel < RAW.channels; channel += 1)
        on[to + channel] = Math.round(on[to + channel]! * (1 - opacity) + letters[from + channel]! * opacity);
    }
  }
}

const encoded = (image: Sharp) => image.jpeg({ quality: 80 }).toBuffer();

/** The font as this machine's letterer reads it, and no other font of the machine: cards are the same everywhere. */
async function prepareFont(): Promise<void> {
  mkdirSync(FONT_FOLDER, { recursive: true });
  const all = Array.from({ length: 0x100 }, (_, code) => String.fromCodePoint(code)).filter((it) =>
    WRITTEN.test(it),
  );
  writeFileSync(
    FONT,
    await subsetFont(readFileSync(LETTERS), `${all.join('')}‘’“”–—…`, { targetFormat: 'sfnt' }),
  );
  const settings = path.join(FONT_FOLDER, 'fonts.conf');
  const folders = `<dir>${FONT_FOLDER}</dir><cachedir>${FONT_FOLDER}</cachedir>`;
  writeFileSync(settings, `<fontconfig>${folders}</fontconfig>\n`);
  process.env['FONTCONFIG_FILE'] = settings;
}

/** What a card is made from: its words and its photograph. */
function createPartsOf(): (card: Card) => readonly string[] {
  const seen = new Map<string, string>();
  const ofPhotograph = (file: string) => {
    // Once for each: the cards of all books lie on one.
    if (!seen.has(file)) seen.set(file, existsSync(file) ? hashed(readFileSync(file)) : '');
    return seen.get(file)!;
  };
  return (card) => [JSON.stringify(card), ofPhotograph(photographOf(card))];
}

const hashed = (file: Buffer) => createHash('sha256').update(file).digest('hex');

/** Draws the cards as JPEG into the folder that is served. They are not held: ten thousand are 300 megabytes. */
export async function drawCards(cards: readonly Card[], outDir: string): Promise<void> {
  const partsOf = createPartsOf();
  const target = ({ name }: Card) => path.join(outDir, cardAddress(name));
  mkdirSync(path.dirname(path.join(outDir, cardAddress(PAPER))), { recursive: true });
  const fresh: Card[] = [];
  for (const card of cards) {
    const before = made.find(...partsOf(card));
    if (before) writeFileSync(target(card), before);
    else fresh.push(card);
  }
  if (fresh.length === 0) return;

  await prepareFont();
  const paper = await ground({ name: PAPER, title: '', under: '', paper: true });
  const left = fresh.values();
  const draw = async () => {
    const picture = Buffer.alloc(paper.length);
    for (const card of left) {
      (card.paper ? paper : await ground(card)).copy(picture);
      for (const line of await words(card)) lay(line, picture);
      const file = await encoded(sharp(picture, { raw: RAW }));
      made.keep(file, ...partsOf(card));
      writeFileSync(target(card), file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
}
