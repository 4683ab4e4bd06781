/**
 * What a scene holds in memory in a window of 1920x1080: its composited layers, as the compositor itself lists them
 * (those that draw something; of these the picture's own), their memory at four bytes a pixel, and its decoded pictures,
 * width x height x 4 bytes of every file that is shown. Prints a table; docs/performance.md keeps the last one. With
 * `--each` it also prints every layer.
 */
import { chromium } from '@playwright/test';
import type { CDPSession } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.mjs';
import { pass } from './figures.ts';
import { PAGES, SEEN } from './pages.ts';
import { serveBuilt } from './serve-built.ts';

const SETTLE_MS = 6_000;
const MB = 1024 * 1024;
const BYTES_A_PIXEL = 4;
interface Layer {
  readonly layerId: string;
  readonly backendNodeId?: number;
  readonly width: number;
  readonly height: number;
  readonly drawsContent: boolean;
}

interface Owner {
  /** The nearest plate, or the element with its class. */
  readonly name: string;
  /** It is part of the drawing, or of the grain over it. */
  readonly drawn: boolean;
}

async function ownerOf(session: CDPSession, { backendNodeId }: Layer): Promise<Owner> {
  if (backendNodeId === undefined) return { name: 'the window', drawn: false };
  const { node } = await session.send('DOM.describeNode', { backendNodeId });
  // The grain is the pseudo-element after the picture's plates.
  if (node.pseudoType !== undefined)
    return { name: `::${node.pseudoType}`, drawn: node.pseudoType === 'after' };
  const { object } = await session.send('DOM.resolveNode', { backendNodeId });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId!,
    returnByValue: true,
    functionDeclaration: `function () {
      if (this.nodeType !== Node.ELEMENT_NODE) return { name: 'document', drawn: false };
      const drawn = this.closest('[data-picture]') ?? this.querySelector(':scope > [data-picture]');
      const name = this.dataset.plate ?? this.tagName.toLowerCase() + '.' + this.className;
      return { name, drawn: drawn !== null || /grain/.test(getComputedStyle(this).backgroundImage) };
    }`,
  });
  return result.value as Owner;
}

const verbose = process.argv.includes('--each');
const { address, close } = await serveBuilt();
const browser = await chromium.launch({
  executablePath: findChromium({ whole: true }),
  args: CHROMIUM_FLAGS,
});
console.log(
  '| Page | Layers | Of the picture | Largest layer | Layers, MB | Pictures | Decoded pictures, MB |',
);
console.log('|---|---|---|---|---|---|---|');
for (const path of PAGES) {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  await context.addInitScript((states) => localStorage.setItem('ANIMATION_STATES', states), SEEN);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let layers: Layer[] = [];
  session.on('LayerTree.layerTreeDidChange', (event) => {
    if (event.layers) layers = event.layers;
  });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await pass(SETTLE_MS);
  // An idle page reports nothing, and its first report does not name the owners of layers. So it must paint again.
  await session.send('LayerTree.enable');
  const whose = () => layers.filter((layer) => layer.backendNodeId !== undefined).length;
  for (let times = 0; whose() < layers.length / 2 + 1 && times < 20; times++) {
    await page.evaluate((blue) => {
      document.documentElement.style.background = `rgb(9 13 ${blue})`;
    }, times);
    await pass(100);
  }
  await session.send('DOM.getDocument');
  const drawn = layers.filter(({ drawsContent, width }) => drawsContent && width > 0);
  const pixels = await page.evaluate(() =>
    [...document.images]
      .filter((img) => img.complete && img.naturalWidth > 0 && img.checkVisibility())
      .map(({ naturalWidth, naturalHeight }) => naturalWidth * naturalHeight),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const mb = (all: number) => ((all * BYTES_A_PIXEL) / MB).toFixed(0);
  const owners = await Promise.all(drawn.map((layer) => ownerOf(session, layer)));
  const largest = drawn.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]!;
  const cells = [
    path,
    drawn.length,
    owners.filter((owner) => owner.drawn).length,
    `${largest.width}x${largest.height}`,
    mb(sum(drawn.map(({ width, height }) => width * height))),
    pixels.length,
    mb(sum(pixels)),
  ];
  console.log(`| ${cells.join(' | ')} |`);
  if (verbose)
    drawn.forEach(({ width, height }, i) => console.log(`    ${width}x${height} ${owners[i]!.name}`));
  await context.close();
}
await browser.close();
await close();
