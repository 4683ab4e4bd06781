// What each page weighs, counted in the files of the build. It needs no browser.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { BUDGETS } from '../support/budgets.ts';
import { PAGES } from '../support/voyage.ts';

const CLIENT = path.resolve('build/client');

const read = (address: string) => readFileSync(path.join(CLIENT, address), 'utf8');

/** The bytes of a file as it is sent. */
function weightOf(address: string): number {
  const file = path.join(CLIENT, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The scripts and style sheets that a page asks for by itself, with what these import. */
function loadedBy(page: string): readonly string[] {
  const named = page.matchAll(/["'](\/assets\/[\w.-]+\.(?:js|css))["']/g);
  const loaded = new Set<string>();
  const waiting = [...named].map(([, address = '']) => address);
  while (waiting.length > 0) {
    const address = waiting.pop()!;
    if (loaded.has(address)) continue;
    loaded.add(address);
    // The manifest names the files of all scenes, and loads none.
    if (!address.endsWith('.js') || address.includes('/manifest-')) continue;
    const imported = read(address).matchAll(
      /(?:^|[;}\n])(?:import|export)(?:[^"'`()]*?from)?\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
    );
    waiting.push(...[...imported].map(([, name]) => `/assets/${name}`));
  }
  return [...loaded];
}

/** What a page asks for once it is alive. */
const CUTS = readdirSync(path.join(CLIENT, 'assets'))
  .filter((name) => /^cut-.*\.js$/.test(name))
  .map((name) => `/assets/${name}`);

function elementsIn(node: DefaultTreeAdapterTypes.Node): number {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.reduce((sum, child) => sum + elementsIn(child), 'tagName' in node ? 1 : 0);
}

for (const address of [...PAGES, '/404.html']) {
  const kind = /\/shelf\/./.test(address) ? 'book' : 'scene';
  test(`${address} keeps to its budget of scripts, requests and elements`, () => {
    const page = read(address.endsWith('.html') ? address : path.join(address, 'index.html'));
    const loaded = loadedBy(page);
    const scripts = loaded.filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(CUTS).toHaveLength(1);
    const bytes = [...scripts, ...CUTS].reduce((sum, name) => sum + weightOf(name), 0);
    expect.soft(bytes, scripts.join(' ')).toBeLessThanOrEqual(BUDGETS.scripts[kind]);
    expect.soft(loaded.length, loaded.join(' ')).toBeLessThanOrEqual(BUDGETS.requests[kind]);
    expect.soft(elementsIn(parse(page))).toBeLessThanOrEqual(BUDGETS.nodes);
  });
}

test('the pictures of every scene keep to their budget', () => {
  const art = path.join(CLIENT, 'art');
  for (const folder of readdirSync(art)) {
    const plates = readdirSync(path.join(art, folder)).filter((file) => file.endsWith('-1920.avif'));
    const bytes = plates.reduce((sum, file) => sum + statSync(path.join(art, folder, file)).size, 0);
    expect.soft(bytes, folder).toBeLessThanOrEqual(BUDGETS.pictures);
  }
});
