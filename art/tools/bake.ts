// npm run art -- bake [scene...] [--force] [--texts]
// Draws the scenes and writes what the page needs under app/art/:
//   files/SCENE-HASH/PLATE-WIDTH.avif and .webp   the pictures, in a folder named after their contents
//   SCENE.ts, SCENE.css                           names, depths and parents; boxes and origins
//   *.json                                        notes kept beside the scenes: hotspots, motion
// A scene whose sources and recipe are unchanged is skipped; so is one that is drawn as before, to the pixel.
// With --texts its module and style sheet are written all the same.
// art/baked.json says from what each scene was baked. Drawn originals are kept in art/.originals.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import {
  EXCEPTIONS,
  FALLBACK_TIER,
  FINER,
  isLight,
  PIECES,
  QUALITY,
  TIERS,
  WITHOUT_WEBP,
} from './recipes.mjs';
import { moduleText, styleText, type DrawnPlate } from './scene-module.ts';
import { underpainting } from './underpainting.ts';
import { bundle, openStudio, ROOT, sceneNames, type Studio } from './studio.ts';

const APP_ART = join(ROOT, '../app/art');
const FILES = join(APP_ART, 'files');
const ORIGINALS = join(ROOT, '.originals');
/** Encoded files by a digest of what each was made from: a plate that is as before is not encoded again. */
const ENCODED = join(ORIGINALS, '_encoded');
const SCENES = join(ROOT, 'src/scenes');
const BAKED = join(ROOT, 'baked.json');
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
const digest = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
};

/** The widest delivery, in output pixels. */
const WIDEST = Math.max(...TIERS);

/** Output pixels per scene unit at which the originals are drawn: enough for the widest delivery. */
const drawScale = (name: string, width: number) => PIECES[name] ?? WIDEST / width;

const finerBy = (name: string, plate: string) => FINER[name]?.[plate] ?? 1;

/** What was drawn of a scene, and from which sources. */
interface Drawn {
  drawnFrom: string;
  name: string;
  size: readonly [width: number, height: number];
  focus: readonly [x: number, y: number];
  calm?: readonly number[];
  beginning?: readonly string[];
  plates: DrawnPlate[];
}

/** Digests of a scene's sources and of its pixels, each with its recipe. */
interface BakedFrom {
  source: string;
  pixels: string;
}

/** From what each scene was baked last. */
const baked: Record<string, BakedFrom | undefined> = existsSync(BAKED)
  ? JSON.parse(readFileSync(BAKED, 'utf8'))
  : {};

function noteBaked(name: string, from: BakedFrom) {
  baked[name] = from;
  const sorted = Object.fromEntries(Object.entries(baked).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(BAKED, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** What was drawn last of a scene, where it has been kept. */
function originalsOf(name: string): Drawn | undefined {
  const list = join(ORIGINALS, name, 'scene.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : undefined;
}

/** Draws every plate once and keeps the PNG, so that trying another quality costs no drawing. */
async function originals(studio: Studio, name: string, drawnFrom: string): Promise<Drawn> {
  const kept = originalsOf(name);
  if (kept?.drawnFrom === drawnFrom) return kept;
  const folder = join(ORIGINALS, name);
  const list = join(folder, 'scene.json');
  const page = await studio.open(name);
  const scene = await page.evaluate(() => globalThis.press.describe());
  const scale = drawScale(name, scene.size[0]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const plates: DrawnPlate[] = [];
  for (const { name: plate } of scene.plates) {
    const { png, ...rest } = await page.evaluate(([n, s]) => globalThis.press.plate(n, s), [
      plate,
      scale * finerBy(name, plate),
    ] as const);
    writeFileSync(join(folder, `${plate}.png`), Buffer.from(png, 'base64'));
    plates.push({ name: plate, ...rest });
  }
  const flat = await page.evaluate((s) => globalThis.press.picture({ scale: s, grain: false }), 0.25);
  writeFileSync(join(folder, '_flat.png'), Buffer.from(flat.png, 'base64'));
  if (scene.beginning) {
    const layers = scene.plates.filter((p) => scene.beginning?.includes(p.name)).flatMap((p) => p.layers);
    const first = await page.evaluate(
      (l) => globalThis.press.picture({ layers: l, scale: 0.25, grain: false }),
      layers,
    );
    writeFileSync(join(folder, '_beginning.png'), Buffer.from(first.png, 'base64'));
  }
  await page.close();
  const { size, focus, calm, beginning } = scene;
  const drawn = { drawnFrom, name, size, focus, calm, beginning, plates };
  writeFileSync(list, JSON.stringify(drawn));
  return drawn;
}

/** A digest of all that a bake makes files of: pixels, boxes, depths, points. */
function digestOfDrawn(scene: Drawn): string {
  const told = JSON.stringify({ ...scene, drawnFrom: undefined });
  const pictures = scene.plates.map((plate) => `${plate.name}.png`).concat('_flat.png');
  return digest(told, ...pictures.map((file) => readFileSync(join(ORIGINALS, scene.name, file))));
}

/** What stands there until the picture has come. Where nothing is drawn, it is dark. */
async function underpaintingOf(name: string, file: string): Promise<string> {
  const { data, info } = await sharp(join(ORIGINALS, name, file))
    .flatten({ background: '#0b1030' })
    .resize(48, 27, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return underpainting({ width: info.width, height: info.height, data });
}

async function encode(scene: Drawn, plate: DrawnPlate, folder: string) {
  const original = join(ORIGINALS, scene.name, `${plate.name}.png`);
  const light = isLight(plate.name);
  const quality =
    EXCEPTIONS[scene.name]?.[plate.name] ??
    (light ? undefined : EXCEPTIONS[scene.name]?.['*']) ??
    QUALITY[light ? 'light' : plate.sprite ? 'sprite' : 'plate'];
  const png = readFileSync(original);
  const once = async (pixelsPerUnit: number, format: string, encoded: (image: Sharp) => Sharp) => {
    const width = Math.max(1, Math.round(plate.box[2] * pixelsPerUnit));
    const height = Math.max(1, Math.round(plate.box[3] * pixelsPerUnit));
    const kept = join(ENCODED, digest(png, JSON.stringify([width, height, format, quality, QUALITY.webp])));
    if (existsSync(kept)) return readFileSync(kept);
    const data = await encoded(sharp(png).resize(width, height, { fit: 'fill' })).toBuffer();
    mkdirSync(ENCODED, { recursive: true });
    writeFileSync(kept, data);
    return data;
  };
  const avif = (pixelsPerUnit: number) =>
    once(pixelsPerUnit, 'avif', (image) => image.avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }));
  const webp = (pixelsPerUnit: number) =>
    once(pixelsPerUnit, 'webp', (image) =>
      image.webp({ quality: QUALITY.webp, alphaQuality: 80, effort: 5 }),
    );
  const files: [file: string, data: Buffer][] = [];
  const piece = PIECES[scene.name];
  if (piece) {
    files.push([`${plate.name}.avif`, await avif(piece)]);
    if (!WITHOUT_WEBP.includes(scene.name)) files.push([`${plate.name}.webp`, await webp(piece)]);
  } else {
    for (const tier of TIERS) {
      const perUnit = (tier / scene.size[0]) * (light ? 0.5 : 1) * finerBy(scene.name, plate.name);
      files.push([`${plate.name}-${tier}.avif`, await avif(perUnit)]);
      if (tier === FALLBACK_TIER) files.push([`${plate.name}-${tier}.webp`, await webp(perUnit)]);
    }
  }
  for (const [file, data] of files) writeFileSync(join(folder, file), data);
  return files.map(([file, data]) => ({ file, data, plate: plate.name }));
}

const recipeOf = (name: string) =>
  JSON.stringify([
    TIERS,
    FALLBACK_TIER,
    QUALITY,
    PIECES[name] ?? null,
    EXCEPTIONS[name] ?? {},
    String(isLight),
    ...(FINER[name] ? [FINER[name]] : []),
  ]);

/** The folder where a scene's pictures stand now. */
const folderOf = (name: string) =>
  readdirSync(FILES).find((folder) => new RegExp(`^${name}-[0-9a-f]{8}$`).test(folder));

/** Writes what the page must know of a scene whose pictures stand in `folder`. */
async function writeTexts(scene: Drawn, folder: string) {
  const told = {
    ...scene,
    folder,
    piece: scene.name in PIECES,
    underpainting: await underpaintingOf(scene.name, '_flat.png'),
    ...(scene.beginning && { underpaintingFirst: await underpaintingOf(scene.name, '_beginning.png') }),
  };
  writeFileSync(join(APP_ART, `${scene.name}.css`), styleText(told));
  writeFileSync(join(APP_ART, `${scene.name}.ts`), moduleText(told));
}

async function bake(studio: Studio, name: string, { force, texts }: { force: boolean; texts: boolean }) {
  const started = Date.now();
  const drawnFrom = digest(
    await bundle(name),
    String(PIECES[name] ?? WIDEST),
    ...(FINER[name] ? [JSON.stringify(FINER[name])] : []),
  );
  const recipe = recipeOf(name);
  const source = digest(drawnFrom, recipe);
  const folderNow = folderOf(name);
  const before = force ? undefined : baked[name];
  if (folderNow !== undefined && before?.source === source) {
    // The pictures stand; their texts cost nothing, where the measures are at hand.
    const kept = texts ? await originals(studio, name, drawnFrom) : originalsOf(name);
    if (kept?.drawnFrom === drawnFrom) await writeTexts(kept, folderNow);
    console.log(`${name}  unchanged`);
    return;
  }
  const scene = await originals(studio, name, drawnFrom);
  const pixels = digest(digestOfDrawn(scene), recipe);
  if (folderNow !== undefined && before?.pixels === pixels) {
    noteBaked(name, { source, pixels });
    await writeTexts(scene, folderNow);
    console.log(`${name}  drawn as before`);
    return;
  }
  const fresh = join(FILES, `${name}.new`);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const written: Awaited<ReturnType<typeof encode>> = [];
  for (const plate of scene.plates) written.push(...(await encode(scene, plate, fresh)));

  const folder = `${name}-${digest(...written.map((w) => w.data)).slice(0, 8)}`;
  if (folderNow !== undefined) rmSync(join(FILES, folderNow), { recursive: true });
  renameSync(fresh, join(FILES, folder));
  await writeTexts(scene, folder);
  noteBaked(name, { source, pixels });

  console.log(`${name}  ${((Date.now() - started) / 1000).toFixed(0)} s`);
  const sum = (test: (file: string) => boolean) =>
    written.filter((w) => test(w.file)).reduce((all, w) => all + w.data.length, 0);
  if (PIECES[name]) console.log(`  all plates: ${kilobytes(sum((f) => f.endsWith('.avif')))}`);
  else
    for (const tier of TIERS)
      console.log(`  all plates at ${tier}: ${kilobytes(sum((f) => f.endsWith(`-${tier}.avif`)))}`);
  for (const w of written.filter((x) => /(-1920|[a-z])\.avif$/.test(x.file)))
    console.log(`    ${w.plate.padEnd(18)} ${kilobytes(w.data.length)}`);
}

/** Steps of grey the paper's grain is told in: noise does not compress, fewer of its levels do. */
const GRAIN_STEP = 6;

/** Alpha for each step of grey. In `hard-light` white would have as much as black, but on the dark of a night it glares. */
const [BLACK_SPECK, WHITE_SPECK] = [2, 0.7];

/**
 * The grey tile as black and white specks of low alpha. Laid over a picture they give about what the grey would
 * give in `hard-light`, and a browser need not blend.
 */
async function paperGrain(tile: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(tile).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const specks = Buffer.alloc(data.length * 4);
  data.forEach((grey, i) => {
    const departure = Math.round((grey - 128) / GRAIN_STEP) * GRAIN_STEP;
    const ink = departure < 0 ? 0 : 255;
    const alpha = departure < 0 ? BLACK_SPECK * -departure : Math.round(WHITE_SPECK * departure);
    specks.set([ink, ink, ink, alpha], i * 4);
  });
  return sharp(specks, { raw: { width, height, channels: 4 } })
    .png({ palette: true, dither: 0, effort: 10 })
    .toBuffer();
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false }, texts: { type: 'boolean', default: false } },
});
const studio = await openStudio();
try {
  mkdirSync(FILES, { recursive: true });
  const names = positionals.length ? positionals : sceneNames();
  for (const name of names) await bake(studio, name, values);
  const page = await studio.open(names[0]);
  const grain = Buffer.from(await page.evaluate(() => globalThis.press.grainTile()), 'base64');
  writeFileSync(join(APP_ART, 'grain.png'), await paperGrain(grain));
  // What a scene's illustrator has noted beside it for the page: hotspots, motion.
  for (const note of readdirSync(SCENES).filter((file) => file.endsWith('.json')))
    copyFileSync(join(SCENES, note), join(APP_ART, note));
} finally {
  await studio.close();
}
