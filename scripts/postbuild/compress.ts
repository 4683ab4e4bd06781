import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { createKept } from '../kept.ts';

const TEXT = '**/*.{html,js,css,svg,json,txt,xml,webmanifest}';

const PACKINGS = [
  {
    suffix: '.br',
    pack: (body: Buffer) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
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

/** Writes a `.br` and a `.gz` beside every text file, if they are smaller than the file. */
export async function compress(dir: string): Promise<void> {
  await Promise.all(
    globSync(TEXT, { cwd: dir }).flatMap((name) =>
      PACKINGS.map(async ({ suffix, pack }) => {
        const file = path.join(dir, name);
        const body = await readFile(file);
        const before = kept.find(suffix, body);
        const packed = before ?? (await pack(body));
        if (!before) kept.keep(packed, suffix, body);
        if (packed.length < body.length) await writeFile(file + suffix, packed);
      }),
    ),
  );
}
