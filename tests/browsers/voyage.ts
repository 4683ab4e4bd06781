import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { listenInPage } from '../support/hearing.ts';
import { keep, type Memory } from '../support/navigator.ts';
import { differences } from './compare.ts';
import type { Driver, Key } from './driver.ts';
import type { Reference } from './reference.ts';
import { until } from './until.ts';

/** The window of a journey, unless it asks for another. */
export const WINDOW = { width: 1440, height: 900 } as const;

/** What is compared between browsers: the words, where things are, and a coarse picture. */
export interface Look {
  readonly words: string;
  /** [left, top, width, height] in CSS pixels, by name; null where it is below the window. */
  readonly boxes: Readonly<Record<string, readonly [number, number, number, number] | null>>;
  readonly picture: Buffer;
  /** The names of what goes past a side of the window. */
  readonly cut: readonly string[];
}

/** The size of the coarse picture: cells across and down, with three colours each. */
const CELLS = { width: 24, height: 15 };

/** After so many looks at which only the picture was unlike, the window is drawn anew. */
const REPAINT_AFTER = 5;

/** So often the reference must look the same: on a busy machine it once painted the doors of the Athenaeum a second late. */
const REFERENCE_ALIKE = 2;

type Role = 'link' | 'button' | 'heading' | 'dialog' | 'region' | 'tooltip' | 'text';

declare global {
  /** Within the page: what it has told since it was last asked. */
  var heard: string[];
}

/** One journey in one browser. */
export class Voyage {
  readonly looks = new Map<string, Look>();
  readonly driver: Driver;
  private readonly address: string;
  private readonly folder: string;
  private readonly reference: Reference;
  private readonly isReference: boolean;

  /** `reference`: what is seen on this journey in one browser, which `isReference`, and must be seen in the others. */
  constructor(driver: Driver, address: string, folder: string, reference: Reference, isReference: boolean) {
    this.driver = driver;
    this.address = address;
    this.folder = folder;
    this.reference = reference;
    this.isReference = isReference;
  }

  /** Sets the stored values and the size of the window. */
  async begin(memory: Memory = {}, window: { width: number; height: number } = WINDOW): Promise<void> {
    // This page has no scripts, so that nothing else reads or writes the stored values.
    await this.driver.go(`${this.address}/robots.txt`);
    await this.driver.resize(window.width, window.height);
    await this.driver.run((stored) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, keep(memory));
  }

  /**
   * Opens an address of the site, and waits until the page is alive. A scene whose scripts took five seconds stays as it
   * was printed, without an introduction. Then the page is opened again.
   */
  async arrive(to: string): Promise<void> {
    await until(`${to} is alive in time`, async () => {
      await this.driver.go(this.address + to);
      await until(`${to} is alive`, () => this.driver.run(isAlive));
      return !(await this.driver.run(staysPrinted));
    });
  }

  /** Clicks on the first thing with this role whose name begins so, once nothing lies over it. */
  async press(role: Role, name: string): Promise<void> {
    const [x, y] = await until(`${role} "${name}" can be pressed`, () =>
      this.driver.run(findThing, role, name, true),
    );
    await this.driver.press(x, y);
  }

  /** As `press`, by the keyboard: gives it the focus, then presses Enter. */
  async enter(role: Role, name: string): Promise<void> {
    const place = await until(`${role} "${name}" can be pressed`, () =>
      this.driver.run(findThing, role, name, true),
    );
    await this.driver.run(
      (x, y) => {
        document.elementFromPoint(x, y)?.closest<HTMLElement>('a, button')?.focus();
      },
      ...place,
    );
    await this.driver.key('Enter');
  }

  /** Notes from now on, in this document, what a screen reader is told of by itself. */
  async hear(): Promise<void> {
    await this.driver.run(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard, hear: (words: string) => heard.push(words) });
    });
    await this.driver.run(listenInPage);
  }

  /**
   * Waits until this has been told since the last part, and nothing else but what begins as `besides`. Titles, the focus, and what is said
   * are compared each in its order: how they fall between each other is by chance where time is not held.
   */
  async told(part: readonly string[], besides: readonly string[]): Promise<void> {
    const heard: string[] = [];
    const inKinds = (words: readonly string[]) => {
      const kinds = ['Title:', 'Said:'].map((kind) => words.filter((it) => it.startsWith(kind)));
      return [...kinds.flat(), ...words.filter((it) => !kinds.flat().includes(it))].join('\n');
    };
    await until(
      () => `${JSON.stringify(part, null, 1)}, but heard ${JSON.stringify(heard, null, 1)}`,
      async () => {
        heard.push(...(await this.driver.run(() => globalThis.heard.splice(0))));
        const words = heard.filter((it) => !besides.some((beginning) => it.startsWith(beginning)));
        return inKinds(words) === inKinds(part);
      },
    );
  }

  async see(role: Role, name: string): Promise<void> {
    await until(`${role} "${name}" is seen`, () => this.driver.run(findThing, role, name, false));
  }

  /** Waits until nothing with this role and name can be seen. */
  async gone(role: Role, name: string): Promise<void> {
    await until(
      `${role} "${name}" is gone`,
      async () => !(await this.driver.run(findThing, role, name, false)),
    );
  }

  /** Notes from now on whether the page says a text, however briefly; what is returned waits for it. */
  async listen(text: string): Promise<() => Promise<void>> {
    await this.driver.run(noteSaid, text);
    return () =>
      until(`"${text}" is said`, () => this.driver.run(() => 'isSaid' in globalThis)).then(() => {});
  }

  async at(pathname: string): Promise<void> {
    await until(`the address is ${pathname}`, () =>
      this.driver.run((to) => location.pathname === to, pathname),
    );
  }

  async title(title: string): Promise<void> {
    await until(`the title is ${title}`, () => this.driver.run((to) => document.title === to, title));
  }

  key(key: Key): Promise<void> {
    return this.driver.key(key);
  }

  async back(): Promise<void> {
    // The step waits for a timer: WebKit does not answer for a page that it leaves during the call.
    await this.driver.run(() => {
      setTimeout(() => history.back());
    });
  }

  /** The stored value of a key, as JSON. */
  stored(name: string): Promise<unknown> {
    return this.driver.run((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, name);
  }

  /** Waits until nothing moves but what never ends. */
  async rest(): Promise<void> {
    let moving: string[] = [];
    await until(
      () => `nothing moves: ${moving.join('; ')}`,
      async () => {
        await this.driver.run(holdPicture);
        moving = await this.driver.run(whatMoves);
        return moving.length === 0;
      },
    );
  }

  /**
   * Waits until nothing moves and the window shows what the reference shows; without a reference, what the last look
   * showed, because a browser draws later than its page reports. Records a screenshot. No text may be cut off.
   */
  async look(name: string): Promise<void> {
    const reference = this.isReference ? undefined : await this.reference.at(name);
    let missing: string[] = [];
    let unlike = 0;
    let alike = 0;
    await until(
      () => `${name}: ${missing.join('; ')}`,
      async () => {
        await this.driver.run(holdPicture);
        const moving = await this.driver.run(whatMoves);
        missing = moving.map((what) => `still moving: ${what}`);
        if (moving.length > 0) return false;
        const expected = reference ?? this.looks.get(name);
        const look = await this.lookOnce(name);
        this.looks.set(name, look);
        missing = expected ? differences(look, expected) : ['no second look'];
        alike = missing.length === 0 ? alike + 1 : 0;
        if (alike === (this.isReference ? REFERENCE_ALIKE : 1)) return true;
        unlike = missing.every((difference) => difference.startsWith('the picture')) ? unlike + 1 : 0;
        if (unlike > 0 && unlike % REPAINT_AFTER === 0) await this.driver.repaint?.();
        return false;
      },
    );
    if (this.isReference) this.reference.show(name, this.looks.get(name)!);
    assert.deepEqual(this.looks.get(name)?.cut, [], `${name}: cut off at a side`);
  }

  private async lookOnce(name: string): Promise<Look> {
    await this.driver.run(nextFrames);
    const seen = await this.driver.run(structure);
    const png = await this.driver.screenshot();
    writeFileSync(path.join(this.folder, `${name}.png`), png);
    const picture = await sharp(png)
      .removeAlpha()
      .resize({ ...CELLS, fit: 'fill' })
      .raw()
      .toBuffer();
    return { ...seen, picture };
  }
}

/** In the page: records whether a text is said. */
function noteSaid(text: string): void {
  const look = () => {
    const isIt = (status: Element) =>
      status.textContent.includes(text) && status.checkVisibility({ visibilityProperty: true });
    if ([...document.querySelectorAll('[role="status"], p[aria-live]')].some(isIt))
      Object.assign(globalThis, { isSaid: true });
  };
  new MutationObserver(look).observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
}

/** In the page: whether its scripts run. */
function isAlive(): boolean {
  return document.documentElement.dataset['script'] === 'ready';
}

/** In the page: whether its scene could play, but is as it was printed. */
function staysPrinted(): boolean {
  const narrow = document.querySelector('[data-gate]')?.checkVisibility() === true;
  return !narrow && document.querySelector('main')?.dataset['state'] === 'printed';
}

/** In the page: waits until what was changed before has been drawn. */
function nextFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => resolve());
    });
  });
}

/**
 * In the page: the middle of the first thing with this role whose name begins so; undefined where it cannot be seen or
 * hit.
 */
function findThing(role: Role, name: string, toPress: boolean): [number, number] | undefined {
  const selector = {
    link: 'a[href]',
    button: 'button, summary',
    heading: 'h1, h2, h3, [role=heading]',
    dialog: 'dialog[open]',
    region: '[role="region"]',
    tooltip: '[role="tooltip"]',
    text: 'p, li, [role="status"]',
  }[role];
  const flat = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby');
    const label = by
      ? by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
      : element.getAttribute('aria-label');
    return flat(label ?? element.textContent);
  };
  // A press during a passage would be held back until its end.
  const passing =
    CSS.supports('selector(:active-view-transition)') &&
    document.documentElement.matches(':active-view-transition');
  if (toPress && passing) return undefined;
  for (const element of document.querySelectorAll(selector)) {
    if (!nameOf(element).startsWith(name) || element.closest('[inert]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (toPress) element.scrollIntoView({ block: 'nearest' });
    const box = element.getClientRects()[0];
    if (box === undefined || box.width === 0) continue;
    const middle: [number, number] = [
      Math.round(box.left + box.width / 2),
      Math.round(box.top + box.height / 2),
    ];
    if (toPress) {
      const hit = document.elementFromPoint(...middle);
      if (hit === null || !(element.contains(hit) || hit.contains(element))) continue;
    }
    return middle;
  }
  return undefined;
}

/**
 * In the page: ends what moves by chance, because it is never the same in two browsers, and comes again and again. What never
 * ends stays where it is: without a graphics card it would take most of the processor's time.
 */
function holdPicture(): void {
  for (const animation of document.body.getAnimations({ subtree: true })) {
    const { effect } = animation;
    const byScript = !(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition);
    const onPlate = effect instanceof KeyframeEffect && effect.target?.closest('[data-plate]');
    if (effect?.getComputedTiming().endTime === Infinity) animation.pause();
    else if (byScript && onPlate) animation.cancel();
  }
}

/**
 * In the page: pictures in view that have not loaded, fonts, and motions that will end. The passage's own animations
 * are not read (docs/decisions/0027-animations-of-the-scene.md).
 */
function whatMoves(): string[] {
  // WebKit chooses a source late, and reports a picture as complete before it is marked as loaded.
  const pictures = [...document.querySelectorAll<HTMLImageElement>('picture:has(source) > img')].filter(
    (img) => img.checkVisibility() && img.loading !== 'lazy',
  );
  const moving = document.body
    .getAnimations({ subtree: true })
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  const passing =
    CSS.supports('selector(:active-view-transition)') &&
    document.documentElement.matches(':active-view-transition');
  return [
    ...(passing ? ['the passage'] : []),
    ...(document.fonts.status === 'loaded' ? [] : ['the fonts']),
    ...pictures
      .filter(
        (img) =>
          !(img.complete && img.naturalWidth > 0) ||
          (img.closest('[data-plate]') && !img.hasAttribute('data-come')),
      )
      .map((img) => `${img.closest('[data-plate]')?.getAttribute('data-plate')} ${img.currentSrc}`),
    ...moving.map(({ effect }) => {
      const { target, pseudoElement } = effect as KeyframeEffect;
      return `${target?.className} ${target?.closest('[data-plate]')?.getAttribute('data-plate') ?? ''} ${pseudoElement ?? ''}`;
    }),
  ];
}

/** In the page: its words, the places of its controls, and texts that are cut off at a side. */
function structure() {
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const dialog = document.querySelector('dialog[open]');
  const gate = document.querySelector('[data-gate]');
  const within = dialog ?? (gate && seen(gate) ? gate : document.body);
  const boxes: Record<string, [number, number, number, number] | null> = {};
  const cut: string[] = [];
  // What is only hung before a picture, such as the cloth of the Shop, is there after it was used once.
  const pictures = '[data-picture]:not([aria-hidden="true"])';
  for (const element of within.querySelectorAll(
    `h1, h2, [role=heading], a[href], button, input, ${pictures}`,
  )) {
    // What Proteus says is random.
    if (!seen(element) || element.closest('[role="status"]')) continue;
    const { left, top, width, height, right } = element.getBoundingClientRect();
    const name =
      element.getAttribute('data-picture') ?? element.getAttribute('aria-label') ?? flat(element.textContent);
    const key = `${element.tagName.toLowerCase()} ${name}`;
    // Whole numbers: WebKitWebDriver cannot read one with an exponent.
    if (!(key in boxes))
      boxes[key] =
        top < innerHeight ? [Math.round(left), Math.round(top), Math.round(width), Math.round(height)] : null;
    if (!element.matches('[data-picture]') && (left < -1 || right > innerWidth + 1)) cut.push(key);
  }
  if (document.documentElement.scrollWidth > innerWidth) cut.push('the page');
  const said = [...within.querySelectorAll<HTMLElement>('[role="status"], [aria-live]')].map((region) =>
    flat(region.innerText),
  );
  let words = flat((within as HTMLElement).innerText);
  for (const text of said) if (text) words = flat(words.replace(text, ' '));
  // Browsers do not agree whether a space follows a floated letter.
  return { words: words.toLowerCase().replaceAll(' ', ''), boxes, cut };
}
