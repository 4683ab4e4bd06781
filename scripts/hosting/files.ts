import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The media types of a build's files. A file of another type stops the server at its start. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript;charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.jpg': 'image/jpeg',
  '.md': 'text/markdown;charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The media type of an extension, without its charset. */
export const typeOf = (extension: string) => MEDIA_TYPES[extension]?.split(';')[0];

/** The charset of an extension, if its media type has one. */
export const charsetOf = (extension: string) => MEDIA_TYPES[extension]?.split(';charset=')[1];

/** Rules for hosts that read them in the folder they serve. They have no address. */
const HOST_FILES = ['_headers', '_redirects'];

/** The length of a tag: 27 characters of a SHA-256 are 162 bits, so two bodies cannot share one. */
const TAG_CHARS = 27;

/** The content codings of the compressed files beside a file, best first, and their suffixes. */
const PACKED = [
  { coding: 'br', suffix: '.br' },
  { coding: 'gzip', suffix: '.gz' },
] as const;

/** A file in one content coding, as it is sent. */
interface Representation {
  /** The content coding; undefined for the plain file. */
  readonly coding?: 'br' | 'gzip';
  readonly body: Buffer;
  /** A strong tag, made from the body, so that each coding has its own. */
  readonly etag: string;
}

export interface SiteFile {
  readonly type: string;
  readonly lastModified: string;
  readonly plain: Representation;
  /** Only those that are smaller than the file; best first. */
  readonly packed: readonly Representation[];
}

/**
 * Reads a folder into memory, by address (`/assets/app-1234.js`). So the server serves one build, even if the folder
 * changes, and no path from a request reaches the disk. Hidden files have no address, besides those of
 * .well-known (RFC 8615), and compressed ones have none.
 */
export function readFiles(dir: string): ReadonlyMap<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const name of globSync(['**/*', '.well-known/*'], { cwd: dir })) {
    const file = path.join(dir, name);
    const parts = name.split(path.sep);
    const extension = path.extname(name);
    const hidden = parts.some((part) => part.startsWith('.') && part !== '.well-known');
    const isPacked = PACKED.some(({ suffix }) => extension === suffix);
    if (hidden || isPacked || HOST_FILES.includes(name) || !statSync(file).isFile()) continue;
    const type = MEDIA_TYPES[extension];
    if (type === undefined) throw new Error(`${file}: scripts/hosting/files.ts knows no media type for it`);
    files.set(`/${parts.join('/')}`, {
      type,
      lastModified: statSync(file).mtime.toUTCString(),
      plain: read(file),
      packed: PACKED.filter(({ suffix }) => existsSync(file + suffix)).map(({ coding, suffix }) => ({
        coding,
        ...read(file + suffix),
      })),
    });
  }
  return files;
}

function read(file: string): Representation {
  const body = readFileSync(file);
  const hash = createHash('sha256').update(body).digest('base64url');
  return { body, etag: `"${hash.slice(0, TAG_CHARS)}"` };
}
