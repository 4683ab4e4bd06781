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

const PACKINGS = [
  {
    suffix: '.br',
    pack: (body: Buffer, file: string) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  },
  {
    suffix: '.gz',
    pack: (body: Buffer) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  },
];

const kept = createKept('packed', ['scripts/postbuild/compress.ts']);

/** Writes a `.br` and a `.gz` beside a file, if they are smaller than its body. */
export async function compressFile(file: string, body: Buffer): Promise<void> {
  for (const { suffix, pack } of PACKINGS) {
    const kind = `${suffix} ${path.extname(file)}`;
    const before = kept.find(kind, body);
    const packed = before ?? (await pack(body, file));
    if (!before) kept.keep(packed, kind, body);
    if (packed.length < body.length) await writeFile(file + suffix, packed);
  }
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
