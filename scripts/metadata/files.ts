/** The files that nobody visits: feeds, the sitemap, icons and what a site says of itself at fixed addresses. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isoDate } from '../../app/schema/iso-date.ts';
import { PLACE_ROUTES } from '../../app/schema/sources/place-routes.ts';
import { ATOM_ADDRESS, JSON_FEED_ADDRESS, escape } from '../content/plain-page.ts';
import type { Content } from '../content/read.ts';
import { atomFeed, jsonFeed } from './feeds.ts';
import { writeHeads } from './head.ts';
import { favicon, icon, maskableIcon } from './icons.ts';
import { pageFacts, plainFacts } from './pages.ts';
import type { PageFacts } from './pages.ts';

const SITEMAP_ADDRESS = '/sitemap.xml';

/** Every page that has no other address, with the day of those that have one. */
export function sitemap(content: Content): string {
  const pages: readonly PageFacts[] = [...pageFacts(content).values(), ...plainFacts(content).values()];
  const urls = pages.map(({ url, published }) => {
    const day = published === undefined ? '' : `<lastmod>${published}</lastmod>`;
    return `<url><loc>${escape(url)}</loc>${day}</url>\n`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

export const robots = ({ studio }: Pick<Content, 'studio'>) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${studio.url}${SITEMAP_ADDRESS}\n`;

/** Where to report a hole in the site (RFC 9116). */
const securityTxt = ({ studio }: Pick<Content, 'studio'>) =>
  `Contact: mailto:${studio.email}
Expires: ${isoDate(studio.securityUntil)}T00:00:00Z
Preferred-Languages: en
Canonical: ${studio.url}/.well-known/security.txt
`;

/** Name and icons for those who keep the site on their device. It opens in the browser, like any page. */
export function manifest({ ui, sea }: Pick<Content, 'ui' | 'sea'>): string {
  const png = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src,
    sizes,
    type: 'image/png',
    purpose,
  });
  const about = {
    name: ui.site.name,
    description: sea.document.description,
    lang: 'en',
    id: PLACE_ROUTES.sea,
    start_url: PLACE_ROUTES.sea,
    // Browsers load the icons of a site that can be installed, and no visit shall load them.
    display: 'browser',
    icons: [
      png('/icon-192.png', '192x192', 'any'),
      png('/icon-512.png', '512x512', 'any'),
      png('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return `${JSON.stringify(about, undefined, 2)}\n`;
}

async function metadataFiles(
  content: Content,
  drawing: Buffer,
): Promise<ReadonlyMap<string, string | Buffer>> {
  return new Map<string, string | Buffer>([
    [ATOM_ADDRESS, atomFeed(content)],
    [JSON_FEED_ADDRESS, jsonFeed(content)],
    [SITEMAP_ADDRESS, sitemap(content)],
    ['/robots.txt', robots(content)],
    ['/.well-known/security.txt', securityTxt(content)],
    ['/manifest.webmanifest', manifest(content)],
    ['/favicon.ico', await favicon(drawing, [16, 32, 48])],
    ['/apple-touch-icon.png', await icon(drawing, 180)],
    ['/icon-192.png', await icon(drawing, 192)],
    ['/icon-512.png', await icon(drawing, 512)],
    ['/icon-maskable-512.png', await maskableIcon(drawing, 512)],
  ]);
}

/** Writes these files into the folder that is served, and what its pages say of themselves into their heads. */
export async function writeMetadata(outDir: string, content: Content): Promise<void> {
  const drawing = await readFile(path.join(outDir, 'favicon.svg'));
  for (const [address, body] of await metadataFiles(content, drawing)) {
    const file = path.join(outDir, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, body);
  }
  writeHeads(outDir, content);
}
