import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SEEN } from '../support/navigator.ts';
import { NOWHERE } from '../support/voyage.ts';
import {
  BIRTHDAY,
  agreements,
  athenaeum,
  books,
  cabinetWords,
  controls,
  errors,
  loading,
  manualWords,
  map,
  mapButtonName,
  mapWords,
  narrow,
  port,
  sea,
  searchWords,
  shop,
  shopWords,
} from '../support/words.ts';
import { monkey } from './monkey.ts';
import { until } from './until.ts';
import { WINDOW, type Voyage } from './voyage.ts';

/** In the page: whether a status says a text. */
const isSaid = (text: string) =>
  [...document.querySelectorAll('[role="status"]')].some((status) => status.textContent.includes(text));

/**
 * The parts of the transcript that a run of Chromium wrote. Without its pause, which falls on a line by chance here, and
 * without what Proteus says, which is picked by chance.
 */
const TRANSCRIPT = readFileSync(path.resolve(import.meta.dirname, '../../docs/transcript.md'), 'utf8')
  .split(/^## .*$/m)
  .slice(1)
  .map((part) => [...part.matchAll(/^- (.*)$/gm)].map(([, words]) => words!))
  .map((part) =>
    part.filter(
      (words) =>
        ![controls.paused, controls.resumed].some((said) => words.endsWith(said)) &&
        !words.startsWith(`Said: ${shopWords.speech_label}`),
    ),
  );

/** In the page: whether no words of a choice are broken into two rows, in letters larger than in a usual window. */
function areChoicesInOneRow(): boolean {
  const words = [...document.querySelectorAll<HTMLElement>('main a > span')];
  const sizes = words.map((choice) => Number.parseFloat(getComputedStyle(choice).fontSize));
  return (
    sizes.length > 0 && words.every((choice, i) => sizes[i]! > 28 && choice.offsetHeight < 2 * sizes[i]!)
  );
}

/** In the page: whether no name in the list of places is broken into two rows. */
function areNamesInOneRow(): boolean {
  const names = [...document.querySelectorAll<HTMLElement>('dialog[open] li > a > span')];
  return (
    names.length > 0 &&
    names.every((name) => name.offsetHeight < 2 * Number.parseFloat(getComputedStyle(name).fontSize))
  );
}

/** In the page: scrolls half of a button under the foot, and gives the focus to what is before it. */
function hideHalf(name: string): void {
  const stops = [...document.querySelectorAll<HTMLElement>('main a[href], main button')];
  const at = stops.findIndex(({ textContent }) => textContent.startsWith(name));
  const { top, height } = stops[at]!.getBoundingClientRect();
  scrollBy(0, top + height / 2 - document.querySelector('footer')!.getBoundingClientRect().top);
  stops[at - 1]!.focus({ preventScroll: true });
}

/** In the page: whether the table of what is stored has each key in its own row, whose words do not lie on it. */
function areKeysInTheirRows(): boolean {
  const keys = [...document.querySelectorAll('tbody th code')];
  return (
    keys.length > 0 &&
    keys.every((key) => {
      const { top, bottom, left, right } = key.getBoundingClientRect();
      const row = key.closest('tr')!.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(key.closest('tr')!.querySelector('td')!);
      const beside = words.getBoundingClientRect();
      return (
        top >= row.top &&
        bottom <= row.bottom &&
        left >= row.left - 1 &&
        right <= row.right + 1 &&
        (beside.top >= bottom || beside.left >= right)
      );
    })
  );
}

/** In the page: whether the button has the focus, and nothing of it is under the foot. */
function isClear(name: string): boolean {
  const at = document.activeElement!;
  const foot = document.querySelector('footer')!.getBoundingClientRect();
  return at.textContent.startsWith(name) && at.getBoundingClientRect().bottom <= foot.top;
}

/** How much more memory four more visits to a book may take. */
const MOST_GROWTH = 1.25;

/** The journeys that are made in every browser, by name. */
export const JOURNEYS: Readonly<Record<string, (voyage: Voyage) => Promise<void>>> = {
  async 'first-voyage'(voyage) {
    await voyage.begin({ delayMs: 0 });
    await voyage.arrive('/');
    await voyage.title(sea.document.title);
    await voyage.see('button', sea.wake);
    await voyage.look('sea-asleep');
    await voyage.press('button', sea.wake);
    await voyage.key('Escape');
    await voyage.see('link', sea.choices[0].text);
    await voyage.see('button', controls.replay);
    await voyage.look('sea');
    await voyage.press('link', sea.choices[0].text);

    await voyage.at('/port');
    await voyage.see('link', port.choices[0].text);
    await voyage.see('button', controls.replay);
    await voyage.look('port');
    await voyage.press('link', port.choices[0].text);

    await voyage.at('/port/shop');
    await voyage.see('link', shop.products[0].name);
    await voyage.look('shop');
    await voyage.back();
    await voyage.at('/port');
    await voyage.press('link', port.choices[1].text);

    await voyage.at('/port/athenaeum');
    await voyage.see('button', athenaeum.button);
    await voyage.look('athenaeum-doors');
    await voyage.press('button', athenaeum.button);
    await voyage.key('Escape');
    await voyage.see('heading', athenaeum.title);
    await voyage.see('button', controls.replay);
    await voyage.look('athenaeum');
    await voyage.press('button', athenaeum.choices[0].text);
    await voyage.see('dialog', manualWords.region);
    const rings = await voyage.driver.run(() =>
      [undefined, '::after']
        .map((part) => getComputedStyle(document.activeElement!, part).outlineStyle)
        .join(),
    );
    assert.equal(rings, 'none,none', 'what the pointer has opened has no ring around it');
    await voyage.press('button', manualWords.next);
    await voyage.see('text', athenaeum.manual.refusals[0]);
    await voyage.key('Escape');
    await voyage.gone('dialog', manualWords.region);
    await voyage.press('link', athenaeum.choices[1].text);

    await voyage.at('/port/athenaeum/shelf');
    await voyage.see('link', books[1].name);
    await voyage.look('shelf');
    await voyage.press('link', books[1].name);
    await voyage.title(`Now Reading: ${books[1].name}`);
    await voyage.see('heading', books[1].name);
    await voyage.look('book');
    await voyage.back();
    await voyage.at('/port/athenaeum/shelf');
    await voyage.back();
    await voyage.at('/port/athenaeum');
    await voyage.press('link', athenaeum.choices[2].text);

    await voyage.at('/port/athenaeum/cabinet');
    await voyage.press('button', agreements[1].title);
    await voyage.see('region', agreements[1].title);
    await voyage.look('cabinet-open');

    await voyage.arrive(NOWHERE);
    await voyage.title('???');
    await voyage.key('Escape');
    await voyage.at('/');
    await voyage.see('button', sea.wake);
    const played = { numTimesPlayed: 1 };
    assert.deepEqual(await voyage.stored('ANIMATION_STATES'), {
      sea: { ...played, returning: true },
      port: played,
      athenaeum: played,
    });
  },

  async passages(voyage) {
    // Firefox cannot be asked for its memory. In Chromium, which can say what it holds, tests/e2e/memory.spec.ts asks for more.
    const { memoryMb } = voyage.driver;
    if (!memoryMb) return;
    await voyage.begin({ ...SEEN, delayMs: 0 });
    await voyage.arrive('/port/athenaeum/shelf');
    const taken: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      await voyage.press('link', books[1].name);
      await voyage.title(`Now Reading: ${books[1].name}`);
      await voyage.see('heading', books[1].name);
      await voyage.rest();
      await voyage.back();
      await voyage.at('/port/athenaeum/shelf');
      await voyage.see('link', books[1].name);
      await voyage.rest();
      taken.push(memoryMb());
    }
    assert(taken.at(-1)! <= MOST_GROWTH * taken[0]!, `passages keep memory: ${taken.join(', ')} MB`);
  },

  async 'return-voyage'(voyage) {
    await voyage.begin({ ...SEEN, delayMs: 40 });
    await voyage.arrive('/');
    await voyage.see('link', sea.choices[0].text);
    await voyage.gone('button', sea.wake);
    await voyage.press('link', sea.choices[0].text);
    await voyage.at('/port');
    await voyage.see('heading', port.heading);
    // Their letters grow with the window.
    await voyage.driver.resize(2560, 1300);
    await until('the choices have one row each', () => voyage.driver.run(areChoicesInOneRow));
    await voyage.driver.resize(WINDOW.width, WINDOW.height);
    await voyage.press('link', port.choices[1].text);
    await voyage.at('/port/athenaeum');
    await voyage.see('heading', athenaeum.title);
    await voyage.gone('button', athenaeum.button);
    await voyage.see('button', controls.replay);
    await voyage.look('returned');
  },

  async map(voyage) {
    await voyage.begin(SEEN);
    await voyage.arrive('/port');
    await voyage.press('button', mapButtonName);
    await voyage.see('dialog', map.heading);
    await voyage.key('Enter');
    await voyage.see('heading', map.heading);
    await voyage.look('map');
    await voyage.press('button', mapWords.as_list);
    await voyage.see('link', map.places[0].name);
    assert(await voyage.driver.run(areNamesInOneRow), 'the names of the list have one row each');
    await voyage.press('link', map.places[0].name);
    await voyage.at('/');
    await voyage.gone('dialog', map.heading);
  },

  async shop(voyage) {
    await voyage.begin(SEEN);
    // The other greetings are longer, and the bubble grows with them.
    await until('Proteus draws his first greeting', async () => {
      await voyage.arrive('/port/shop');
      return voyage.driver.run(isSaid, shop.greetings[0].text.join(''));
    });
    for (const { name } of shop.products.slice(0, 2)) await voyage.see('link', name);
    await voyage.look('shop-returning');
    const restocking = await voyage.listen(shop.restocking);
    await voyage.driver.resize(1024, 768);
    await restocking();
    await voyage.gone('text', shop.restocking);
    await voyage.look('shop-resized');
  },

  async book(voyage) {
    await voyage.begin(SEEN);
    await voyage.arrive(`/port/athenaeum/shelf/${books[1].slug}`);
    await voyage.see('heading', books[1].name);
    await voyage.look('book-by-address');
    await voyage.arrive(`/port/athenaeum/shelf/${books[2].slug}`);
    await voyage.see('heading', books[2].name);
    await backFromPart(voyage);
  },

  async search(voyage) {
    await voyage.begin(SEEN);
    await voyage.arrive('/port/athenaeum/shelf');
    await voyage.press('button', searchWords.open);
    await until('the field has the focus', () =>
      voyage.driver.run(() => document.activeElement?.matches('input[type="search"]')),
    );
    await voyage.driver.run((name) => document.execCommand('insertText', false, name), books[1].name);
    await until('it is found', () =>
      voyage.driver.run(() => document.querySelector('dialog[open] li a') !== null),
    );
    // The first press goes to what was found, the second follows it.
    await voyage.key('Enter');
    assert.equal(
      await voyage.driver.run(() => document.activeElement?.closest('dialog[open] li a') !== null),
      true,
      'the first result has the focus',
    );
    await voyage.key('Enter');
    await voyage.at(`/port/athenaeum/shelf/${books[1].slug}`);
    await voyage.see('heading', books[1].name);
  },

  async cabinet(voyage) {
    await voyage.begin(SEEN);
    await voyage.arrive('/port/athenaeum/cabinet');
    await voyage.press('button', cabinetWords.expand_all);
    for (const { title } of agreements) await voyage.see('region', title);
    await voyage.look('cabinet-all');
    await until('each stored key stands in its row', () => voyage.driver.run(areKeysInTheirRows));
    await voyage.driver.run(hideHalf, agreements[1].title);
    await voyage.key('Tab');
    await until('what Tab has reached is clear of the foot', () =>
      voyage.driver.run(isClear, agreements[1].title),
    );
    await voyage.press('button', cabinetWords.close_all);
    for (const { title } of agreements) await voyage.gone('region', title);
  },

  async lost(voyage) {
    await voyage.begin({ ...SEEN, delayMs: 0 });
    await voyage.arrive(NOWHERE);
    await voyage.title('???');
    await voyage.at('/');
    await voyage.see('button', sea.wake);
  },

  async narrow(voyage) {
    await voyage.begin(SEEN, { width: 500, height: 900 });
    await voyage.arrive('/');
    await voyage.see('heading', narrow.title);
    await voyage.look('narrow');
    await voyage.driver.resize(900, 700);
    await voyage.gone('heading', narrow.title);
    await voyage.see('link', sea.choices[0].text);
  },

  async transcript(voyage) {
    // On a slow machine a scene says that it is on its way; and Proteus says something, unless it is what was printed.
    const byChance = [...Object.values(loading), shopWords.speech_label].map((words) => `Said: ${words}`);
    const told = (part: number) => voyage.told(TRANSCRIPT[part]!, byChance);
    await voyage.begin({ delayMs: 1 });
    await voyage.arrive('/');
    await voyage.hear();
    await voyage.enter('button', sea.wake);
    await voyage.key('Escape');
    await told(0);
    await voyage.enter('link', sea.choices[0].text);
    await told(1);
    await voyage.enter('link', port.choices[0].text);
    await told(2);
    await voyage.back();
    await voyage.enter('link', port.choices[1].text);
    await voyage.enter('button', athenaeum.button);
    await voyage.key('Escape');
    await voyage.enter('button', athenaeum.choices[0].text);
    for (const refusal of athenaeum.manual.refusals.slice(0, 2)) {
      await voyage.enter('button', manualWords.next);
      await voyage.see('text', refusal);
    }
    await voyage.key('Escape');
    await told(3);
    await voyage.enter('link', athenaeum.choices[1].text);
    await voyage.enter('link', BIRTHDAY.name);
    await told(4);
    // Behind the gate nothing is told yet, so nothing is missed.
    await voyage.driver.resize(500, WINDOW.height);
    await voyage.arrive(NOWHERE);
    await voyage.hear();
    await voyage.driver.resize(WINDOW.width, WINDOW.height);
    await told(5);
  },

  async bell(voyage) {
    await voyage.begin(SEEN);
    await voyage.arrive('/port/athenaeum/cabinet');
    await voyage.driver.run(overhear);
    const heard = async (what: string, holds: (now: Outlet | undefined) => boolean) => {
      let now: Outlet | undefined;
      await until(
        () => `${what}: ${JSON.stringify(now)}`,
        async () => holds((now = await voyage.driver.run(listenAtOutlet))),
      );
    };
    await voyage.press('button', controls.sound);
    // Firefox refuses where there is no loudspeaker. Then it is said, and the bell stays.
    const begins = await until('it begins, or it is said why not', async () => {
      if ((await voyage.driver.run(listenAtOutlet))?.state === 'running') return 'heard';
      return (await voyage.driver.run(says, errors.sound_refused)) ? 'refused' : undefined;
    });
    if (begins === 'refused') return voyage.see('button', controls.sound);
    await heard('it is heard', (now) => now !== undefined && now.gain > 0.6 && now.highest > 0);
    await voyage.press('button', controls.sound);
    await heard('it rests', (now) => now?.state === 'suspended');
  },

  monkey,
};

/** Follows a link to another part of the page, and steps back to where it was pressed. */
async function backFromPart(voyage: Voyage): Promise<void> {
  const scrolled = () => voyage.driver.run(() => Math.round(scrollY));
  const from = await scrolled();
  await voyage.driver.run(() => document.querySelector<HTMLElement>('main a[href^="#"]')!.click());
  await until('the part is shown', async () => (await scrolled()) !== from);
  // When the step is over and this is told, WebKit still names the part.
  await voyage.driver.run(() => {
    addEventListener('hashchange', () => {
      if (location.hash !== '') return;
      requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(globalThis, { isBack: true })));
    });
  });
  await voyage.back();
  await until('the step is over', () => voyage.driver.run(() => 'isBack' in globalThis));
  assert.equal(await scrolled(), from, 'the page stays where it was');
}

interface Outlet {
  readonly state: string;
  readonly gain: number;
  readonly highest: number;
}

declare global {
  /** Within the page: what is connected to the loudspeakers. */
  var outlet: GainNode | undefined;
  var ear: AnalyserNode | undefined;
}

/** In the page: notes what is connected to the loudspeakers. */
function overhear(): void {
  const { connect } = AudioNode.prototype as { connect(...to: unknown[]): unknown };
  Object.assign(AudioNode.prototype, {
    connect(this: GainNode, ...to: unknown[]) {
      // What comes from afar is made in a context without loudspeakers.
      if (to[0] instanceof AudioDestinationNode && this.context instanceof AudioContext)
        globalThis.outlet = this;
      return connect.apply(this, to);
    },
  });
}

/** In the page: whether these words are shown. */
function says(words: string): boolean {
  return [...document.querySelectorAll('p')].some((it) => it.textContent === words && it.checkVisibility());
}

/** In the page: how loud it is now. Hundredths: WebKitWebDriver cannot read a number with an exponent. */
function listenAtOutlet(): Outlet | undefined {
  const { outlet } = globalThis;
  if (!outlet) return undefined;
  if (!globalThis.ear) {
    globalThis.ear = outlet.context.createAnalyser();
    outlet.connect(globalThis.ear);
  }
  const samples = new Float32Array(globalThis.ear.fftSize);
  globalThis.ear.getFloatTimeDomainData(samples);
  const hundredths = (value: number) => Math.round(value * 100) / 100;
  return {
    state: outlet.context.state,
    gain: hundredths(outlet.gain.value),
    highest: Math.ceil(1000 * Math.max(...samples.map(Math.abs))),
  };
}
