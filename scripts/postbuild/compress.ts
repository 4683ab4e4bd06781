import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { createKept } from '../kept.ts';

const TEXT = '**/*.{js,css,svg,json,txt,xml,webmanifest}';

/** How the distances within a file are written: Brotli's NPOSTFIX and NDIRECT. Which is shortest, only trying tells. */
const DISTANCES = [
  [0, 0],
  [0, 4],
  [0, 15],
  [1, 4],
  [1, 8],
  [2, 16],
] as const;

/**
 * How hard a file is packed. Scripts and styles are few, and fetched on every first visit: each way is tried. The rest
 * grows with the books: the highest quality makes a page 3 % smaller, and takes three times as long.
 */
const waysOf = (file: string) =>
  /\.(js|css)$/.test(file)
    ? { quality: constants.BROTLI_MAX_QUALITY, distances: DISTANCES }
    : { quality: 10, distances: DISTANCES.slice(0, 1) };

const kept = createKept('packed', ['scripts/postbuild/compress.ts']);

async function brotli(file: string, body: Buffer): Promise<Buffer> {
  const kind = path.extname(file);
  const before = kept.find(kind, body);
  if (before) return before;
  const { quality, distances } = waysOf(file);
  const tried = await Promise.all(
    distances.map(([postfix, direct]) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  );
  const packed = tried.reduce((least, one) => (one.length < least.length ? one : least));
  kept.keep(packed, kind, body);
  return packed;
}

/** It takes no longer than to find what was kept. */
const zip = (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION });

/** Writes a `.br` and a `.gz` beside a file, if they are smaller than its body. */
export async function compressFile(file: string, body: Buffer): Promise<void> {
  const packed = { '.br': await brotli(file, body), '.gz': await zip(body) };
  for (const [suffix, bytes] of Object.entries(packed))
    if (bytes.length < body.length) await writeFile(file + suffix, bytes);
}

/** Does so for every text in a folder; the pages of the build are packed as they are printed. */
export async function compress(dir: string, texts = TEXT): Promise<void> {
  await Promise.all(
    globSync(texts, { cwd: dir }).map(async (name) => {
      const file = path.join(dir, name);
      await compressFile(file, await readFile(file));
    }),
  );
}
