/** The elements of a page's head that browsers do not need: for search engines, feed readers, and shared links. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SCENE_ROUTES } from '../../app/schema/sources/place-routes.ts';
import { escape, feedLinks } from '../content/plain-page.ts';
import type { Content } from '../content/read.ts';
import { CARD_HEIGHT_PX, CARD_WIDTH_PX } from './card-size.ts';
import { cardAddress } from './cards.ts';
import { pageFacts, plainFacts } from './pages.ts';
import type { PageFacts, Thing } from './pages.ts';

const HEAD_END = '</head>';

/**
 * Adds these elements to the printed pages of the scenes, and to the plain pages that are shared themselves. The app does
 * not know them: React leaves elements of the head alone that are not its own, and so no script grows.
 */
export function writeHeads(dir: string, content: Content): void {
  const scenes = pageFacts(content);
  for (const route of Object.values(SCENE_ROUTES)) {
    const file = path.join(dir, route, 'index.html');
    writeFileSync(file, withHead(readFileSync(file, 'utf8'), headElements(scenes.get(route)!, content)));
  }
  for (const [address, facts] of plainFacts(content)) {
    const file = path.join(dir, address.replace(/\/$/, '/index.html'));
    writeFileSync(file, withHead(readFileSync(file, 'utf8'), sharing(facts, content)));
  }
}

/** A page with more elements in its head. */
export function withHead(page: string, elements: string): string {
  const at = page.indexOf(HEAD_END);
  if (at < 0) throw new Error(`A page has no head: ${page.slice(0, 200)}`);
  return page.slice(0, at) + elements + page.slice(at);
}

/** The elements for one page, as HTML. */
export function headElements(facts: PageFacts, content: Content): string {
  const { url, about } = facts;
  return [
    `<link rel="canonical" href="${escape(url)}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    feedLinks(content),
    sharing(facts, content),
    ...(about.length === 0 ? [] : [dataBlock(about)]),
  ].join('');
}

/** What is shown beside a link to a page, as HTML. */
function sharing(facts: PageFacts, { studio, ui }: Pick<Content, 'studio' | 'ui'>): string {
  const { url, title, description, published, card } = facts;
  const properties = {
    'og:type': published === undefined ? 'website' : 'article',
    'og:site_name': ui.site.name,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': studio.url + cardAddress(card.name),
    'og:image:width': String(CARD_WIDTH_PX),
    'og:image:height': String(CARD_HEIGHT_PX),
    'og:image:alt': card.title,
    ...(published === undefined ? {} : { 'article:published_time': published }),
  };
  return [
    ...Object.entries(properties).map(
      ([property, value]) => `<meta property="${property}" content="${escape(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** Things as JSON-LD. A browser does not run a script of this type, so the policy needs no hash of it. */
function dataBlock(things: readonly Thing[]): string {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  return `<script type="application/ld+json">${data.replaceAll('<', String.raw`\u003c`)}</script>`;
}
