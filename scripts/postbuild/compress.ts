import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { createKept } from '../kept.ts';

const TEXT = '**/*.{js,css,svg,json,txt,xml,webmanifest}';

/**
 * How hard a file is packed. Scripts and styles are few, and fetched on every first visit. The rest grows with the books:
 * the highest quality makes a page 3 % smaller, and takes three times as long.
 */
const qualityOf = (file: string) => (/\.(js|css)$/.test(file) ? constants.BROTLI_MAX_QUALITY : 10);

const kept = createKept('packed', ['scripts/postbuild/compress.ts']);

async function brotli(file: string, body: Buffer): Promise<Buffer> {
  const kind = path.extname(file);
  const before = kept.find(kind, body);
  if (before) return before;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // How distances are written: of thirteen ways tried, this makes a scene's scripts smallest, by 150 bytes.
    [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    [constants.BROTLI_PARAM_NDIRECT]: 8,
  };
  const packed = await promisify(brotliCompress)(body, { params });
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
