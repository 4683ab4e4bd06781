/**
 * Reduces the fonts to the letters the site needs and writes them to app/styles/fonts. Run it by hand after a change
 * here (`node scripts/build-fonts.ts`); the files are committed. Other letters are shown in the fallback fonts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const ASCII = range(0x20, 0x7e);
/** What headings and labels are made of. Their other letters come in a file of their own, where a heading has one. */
const HEADING = `${range(0x41, 0x5a)}${range(0x61, 0x7a)} !&',-.:?’`;
const TYPOGRAPHIC = '\u00a0“”‘’–—…′″·×°©';
const LATIN_1 = range(0xc0, 0xff);

const FONTSOURCE = 'node_modules/@fontsource';
const cuts = [
  {
    name: 'eb-garamond-roman',
    from: `${FONTSOURCE}-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2`,
    text: ASCII + TYPOGRAPHIC,
    axes: { wght: 400 },
  },
  {
    // Few pages have bold words: agreements, tables, some books.
    name: 'eb-garamond-bold',
    from: `${FONTSOURCE}-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2`,
    text: ASCII + TYPOGRAPHIC,
    axes: { wght: 600 },
  },
  {
    name: 'eb-garamond-roman-latin',
    from: `${FONTSOURCE}-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2`,
    text: LATIN_1,
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    name: 'eb-garamond-italic',
    from: `${FONTSOURCE}-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2`,
    text: ASCII + TYPOGRAPHIC,
    axes: { wght: 400 },
  },
  {
    name: 'im-fell-english-sc',
    from: `${FONTSOURCE}/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2`,
    text: HEADING,
  },
  {
    name: 'im-fell-english-sc-rest',
    from: `${FONTSOURCE}/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2`,
    text: Array.from(`${ASCII}“”‘`)
      .filter((letter) => !HEADING.includes(letter))
      .join(''),
  },
];

mkdirSync('app/styles/fonts', { recursive: true });
for (const cut of cuts) {
  const font = await subsetFont(readFileSync(cut.from), cut.text, {
    targetFormat: 'woff2',
    ...(cut.axes && { variationAxes: cut.axes }),
  });
  writeFileSync(`app/styles/fonts/${cut.name}.woff2`, font);
  console.log(`${cut.name}  ${font.length} bytes`);
}
