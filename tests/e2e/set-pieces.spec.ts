// What needs a browser: what the frames of a set piece show, taken one by one with its animations held.
import { STYLES_MS, TIMINGS_MS } from '../../app/engine/timings.ts';
import { stopAnimations } from '../support/animations.ts';
import { said404 } from '../support/guard.ts';
import { holdTime, pass } from '../support/held-clock.ts';
import { resizeTo } from '../support/layout.ts';
import { SEEN, arrive, expect, sail, test, tolerating, type Page } from '../support/navigator.ts';
import { rowsOf } from '../support/rows.ts';
import { hurryUntil } from '../support/views.ts';
import { NOWHERE, choice, skipButton } from '../support/voyage.ts';
import { bodyOf } from '../../app/schema/words.server.ts';
import { opening } from '../support/printed.ts';
import { athenaeum, bookWords, books, cabinetWords, controls, lost, port, shop } from '../support/words.ts';

test.use({ passages: true, ...tolerating(said404(NOWHERE)) });

/** The opacity of an element or its pseudo-element at each of these parts of its animations, or of `wholeMs`. */
const opacities = (
  page: Page,
  parts: readonly number[],
  whose: readonly (readonly [string, string?])[],
  wholeMs?: number,
) =>
  page.evaluate(
    ([steps, ones, whole]) =>
      steps.map((part) => {
        for (const animation of document.getAnimations()) {
          const { duration } = animation.effect!.getComputedTiming();
          if (!(animation instanceof CSSAnimation) || typeof duration !== 'number') continue;
          animation.pause();
          animation.currentTime = part * (whole ?? duration);
        }
        return ones.map(([selector, pseudo]) =>
          Number(getComputedStyle(document.querySelector(selector)!, pseudo).opacity),
        );
      }),
    [parts, whose, wholeMs] as const,
  );

test('what is seen between the doors is the room that one comes into: where one gives way to the other, they lie on each other', async ({
  page,
  navigator,
}) => {
  // So that the doors are still opening, however long it takes to measure.
  await holdTime(page);
  await navigator({ delayMs: 100 });
  await sail(page, 'athenaeum');
  await skipButton(page).click();
  // The room is not seen beside leaves that are still to come.
  await expect(page.locator('[data-plate="interior"]')).toHaveCSS('visibility', 'hidden');
  await page.getByRole('button', { name: athenaeum.button }).click();
  await page.mouse.move(10, 10);
  await expect(page.getByRole('main')).toHaveAttribute('data-state', 'opening');
  await expect(page.locator('[data-plate="interior"]')).toHaveCSS('visibility', 'visible');
  // In an upright window the bookcase comes nearer only inside.
  const own = page.viewportSize()!;
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(page.locator('[data-stage] [data-plate="shelf"]')).toHaveCSS('translate', 'none');
  await page.setViewportSize(own);
  const doors = '[data-stage]:has([data-plate="door-left"])';
  const room = '[data-stage]:has([data-plate="near-room"])';
  // Wherever the pointer is, no part of them is moved by it.
  for (const band of await page.locator(`${doors} [data-band], ${room} [data-band]`).all())
    await expect(band).toHaveCSS('translate', 'none');
  // Drawn smaller, the room has no edge in the window.
  await expect(page.locator(room)).toHaveCSS('overflow', 'visible');
  const parts = Array.from({ length: 101 }, (_, i) => i / 100);
  /** How large the far end of the room is in one of the pictures, and where. */
  const far = (stage: string, plate?: string) =>
    page.evaluate(
      ([one, within]) => {
        const { transform, transformOrigin } = getComputedStyle(document.querySelector(one)!);
        const { a, e, f } = new DOMMatrix(transform);
        const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat);
        const inner = within
          ? new DOMMatrix(getComputedStyle(document.querySelector(`[data-plate='${within}']`)!).transform).a
          : 1;
        return { size: a * inner, x: x + e, y: y + f };
      },
      [stage, plate] as const,
    );
  const given: number[] = [];
  for (const part of parts) {
    const [[through]] = (await opacities(page, [part], [[doors]])) as [[number]];
    if (part === 0) expect(through).toBe(1);
    if (part === 1) expect(through).toBe(0);
    if (through === 1 || through === 0) continue;
    given.push(through);
    const [before, after] = [await far(doors, 'interior'), await far(room)];
    // How much smaller the room is drawn behind the doors (art/src/things/athenaeum-doors/glimpse.ts).
    expect(before.size * 0.3).toBeCloseTo(after.size, 2);
    expect([before.x - after.x, before.y - after.y].map(Math.abs).every((apart) => apart < 1)).toBe(true);
  }
  expect(given.length).toBeGreaterThan(2);
  // In no window does one walk backward.
  await page.setViewportSize({ width: 600, height: 800 });
  let largest = 0;
  for (const part of parts) {
    await opacities(page, [part], []);
    const { size } = await far(doors, 'interior');
    expect(size).toBeGreaterThan(0.98 * largest);
    largest = Math.max(largest, size);
  }
  // Once the view moves into the room, no light stands in it: what is left of it lies on the floor.
  await opacities(page, [0.5], [['[data-plate="interior-light"]']]);
  const column = await page
    .locator('[data-plate="interior-light"]')
    .evaluate((light) => new DOMMatrix(getComputedStyle(light).transform).d);
  expect(column).toBeLessThan(0.25);
});

test('the manual is lifted as it is drawn in the room, which gives way to its table little by little', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await sail(page, 'athenaeum');
  await stopAnimations(page);
  await page.getByRole('button', { name: athenaeum.choices[0].text }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // What stands in the room is seen as long as the room.
  await expect(page.locator('[data-plate="chair"]')).toHaveCSS('visibility', 'visible');
  await opacities(page, [0], [], STYLES_MS.LIFT);
  expect(await liesAsDrawn(page)).toBe(true);
  const parts = Array.from({ length: 11 }, (_, i) => i / 10);
  const darkAndBoards = [['dialog[open]', '::before'], ['dialog[open] > div > picture > img']] as const;
  const frames = await opacities(page, parts, darkAndBoards, STYLES_MS.LIFT);
  expect(frames[0]).toEqual([0, 0]);
  expect(frames.at(-1)).toEqual([1, 1]);
  expect(frames.filter(([dark]) => dark! > 0 && dark! < 1).length).toBeGreaterThan(2);
  expect(frames.filter(twoRooms)).toEqual([]);
});

/** The boards from near are seen while the room is not dark. Between them the book alone is seen. */
const twoRooms = ([dark = 0, boards = 0]: readonly number[]) => dark < 1 && boards > 0;

/** Whether the manual lies where it is drawn in the room: not much wider, and as flat. */
const liesAsDrawn = (page: Page) =>
  page.evaluate(() => {
    const drawn = document.querySelector('main [data-plate="manual"]')!.getBoundingClientRect();
    const book = document.querySelector('dialog > button > span')!.getBoundingClientRect();
    const within = book.left > drawn.left - 0.2 * drawn.width && book.right < drawn.right + 0.2 * drawn.width;
    return within && book.top > drawn.top - 2 && book.width / book.height > 2.2;
  });

test('the manual is laid down as it was lifted; what is pressed meanwhile is done, and its frame does not fly', async ({
  page,
  navigator,
}) => {
  await holdTime(page);
  await navigator(SEEN);
  await sail(page, 'athenaeum');
  await stopAnimations(page);
  const read = page.getByRole('button', { name: athenaeum.choices[0].text });
  const dialog = page.getByRole('dialog');
  const leaving = page.locator('dialog[data-leaving]');
  const framed = () =>
    dialog
      .locator('> button')
      .first()
      .evaluate((book) => getComputedStyle(book, '::after').outlineColor);
  const words = page.locator('[data-words]');
  await read.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await framed()).toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('Escape');
  await expect(leaving).toBeVisible();
  await expect(read).toBeFocused();
  await expect(words).toHaveCSS('opacity', '0');
  const parts = Array.from({ length: 11 }, (_, i) => i / 10);
  const darkAndBoards = [['dialog', '::before'], ['dialog > div > picture > img']] as const;
  const frames = await opacities(page, parts, darkAndBoards, TIMINGS_MS.LAY_DOWN);
  expect(frames[0]).toEqual([1, 1]);
  expect(frames.at(-1)).toEqual([0, 0]);
  expect(frames.filter(twoRooms)).toEqual([]);
  expect(await liesAsDrawn(page)).toBe(true);
  await read.click();
  await expect(dialog).toBeVisible();
  await expect(leaving).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(leaving).toHaveCount(1);
  await pass(page, TIMINGS_MS.LAY_DOWN);
  await expect(leaving).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await read.click();
  await expect(dialog).toBeVisible();
  expect(await framed()).not.toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(leaving).toHaveCount(0);
  await expect(words).toHaveCSS('opacity', '1');
});

test('the eyelids are in the page before they close over the Lost scene', async ({ page, navigator }) => {
  await navigator({ delayMs: 100 });
  await arrive(page, NOWHERE);
  const lids = page.locator('[data-picture="eyelids"]');
  await expect(page.locator('[data-line="1"]')).toBeVisible();
  await expect(lids).toHaveCount(0);
  const line = page.locator(`[data-line="${lost.preamble.length - 1}"][data-state="done"]`);
  await hurryUntil(page, async () => (await line.count()) > 0);
  await expect(lids).toBeAttached();
  await expect(lids).toBeHidden();
  await expect(page.locator('[data-lids-state]')).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveAttribute('data-ground', 'paper');
});

test('from the Port one comes before closed doors by the star, which stays where theirs is, and into an open room by its light', async ({
  page,
  navigator,
}) => {
  /** From which part of the window the next scene is drawn, and how that is moved before. */
  const drawn = () =>
    page.evaluate(() => {
      const { style, dataset } = document.documentElement;
      const from = Number.parseFloat(style.getPropertyValue('--inner-at')) / window.innerWidth;
      const part = from < 0.4 ? 'left' : 'middle';
      return { cut: dataset['cut'], from: part, moved: style.getPropertyValue('--inner-move') };
    });
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const [memory, from, moved] of [
    [{ seen: ['sea', 'port'] }, 'left', /^translate\(0\.0+px, 0\.0+px\)/],
    [SEEN, 'middle', /scale/],
  ] as const) {
    await navigator(memory);
    await sail(page, 'port');
    await choice(page, port.choices[1].text).click();
    await expect(page).toHaveURL('/port/athenaeum');
    await expect.poll(drawn).toEqual({ cut: 'star', from, moved: expect.stringMatching(moved) });
  }
});

test('where the window is outside, one goes into the shop by its sign, whose tags come then, paper and words, and back', async ({
  page,
  navigator,
}) => {
  const inks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-artifact] .paper')].map((tag) => getComputedStyle(tag).opacity),
    );
  const cut = () =>
    page.evaluate(() => [
      document.documentElement.dataset['cut'],
      document.documentElement.dataset['cutWay'],
    ]);
  await page.setViewportSize({ width: 768, height: 1024 });
  await navigator(SEEN);
  await sail(page, 'port');
  // From here on the passage stands still.
  await page.evaluate(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (asked) => {
      const passage = begin(asked);
      void passage.ready.then(() => {
        for (const animation of document.getAnimations())
          if ((animation.effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
            animation.pause();
      });
      return passage;
    };
  });
  await choice(page, port.choices[0].text).click();
  await expect(page).toHaveURL('/port/shop');
  await expect.poll(cut).toEqual(['thing', 'forth']);
  await expect.poll(inks).toContain('0');
  expect(await inks()).not.toContain('1');
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.play()));
  await expect.poll(inks).not.toContain('0');
  // The way out is at the end of the page, from where the head of Proteus is not to be seen.
  await choice(page, shop.choices[0].text).click();
  await expect(page).toHaveURL('/port');
  await expect.poll(cut).toEqual(['thing', 'back']);
  // Each tag goes with the words, and is not carried through the sign.
  const going = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter((it) => it instanceof CSSAnimation && it.animationName === 'words-go')
          .length,
    );
  await expect.poll(going).toBeGreaterThanOrEqual(shop.products.length);
});

test('an address with a slash at its end leads on by the same cut', async ({ page, navigator }) => {
  const cut = () => page.evaluate(() => document.documentElement.dataset['cut']);
  await page.setViewportSize({ width: 1280, height: 720 });
  await navigator(SEEN);
  await arrive(page, '/port/');
  await choice(page, port.choices[0].text).click();
  await expect(page).toHaveURL('/port/shop');
  await expect.poll(cut).toBe('thing');
  await arrive(page, '/port/athenaeum/shelf/');
  await choice(page, books[0].name).click();
  await expect(page).toHaveURL(`/port/athenaeum/shelf/${books[0].slug}`);
  await expect.poll(cut).toBe('book');
});

test('of the shelf only what is in the window is taken into the picture that a book leaves', async ({
  page,
  navigator,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (asked) => {
      const parts = document.querySelectorAll('main, main [data-page-words]');
      const lowest = Math.max(...[...parts].map((part) => part.getBoundingClientRect().bottom));
      // The page must stay longer than the window, or a scroll bar goes, and everything moves.
      document.documentElement.dataset['lowest'] = `${Math.round(lowest)}`;
      return start(asked);
    };
  });
  await navigator(SEEN);
  await arrive(page, '/port/athenaeum/shelf');
  const main = page.locator('main');
  expect(await main.evaluate((shelf: HTMLElement) => shelf.offsetHeight)).toBeGreaterThan(800);
  await choice(page, books[0].name).click();
  await expect(page).toHaveURL(`/port/athenaeum/shelf/${books[0].slug}`);
  await expect(page.locator('html')).toHaveAttribute('data-lowest', `${page.viewportSize()!.height + 1}`);
  await page.goBack();
  await expect(page).toHaveURL('/port/athenaeum/shelf');
  await expect.poll(() => main.evaluate((shelf: HTMLElement) => shelf.offsetHeight)).toBeGreaterThan(800);
});

test('a book that is put back from its end shows nothing but its leaf while it closes', async ({
  page,
  navigator,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (asked) => {
      const leaf = document.querySelector('main > .paper');
      const passage = start(asked);
      if (!leaf) return passage;
      const { bottom } = leaf.getBoundingClientRect();
      const belowLeaf = -Number.parseFloat(getComputedStyle(leaf, '::before').insetBlockEnd);
      void passage.ready.then(() => {
        const told = getComputedStyle(document.documentElement);
        const shown =
          Number.parseFloat(told.getPropertyValue('--closed-height')) /
          Number(told.getPropertyValue('--page-part'));
        document.documentElement.dataset['leafSpare'] = `${Math.round(bottom + belowLeaf - shown)}`;
      });
      return passage;
    };
  });
  await navigator(SEEN);
  await arrive(page, '/port/athenaeum/shelf');
  await choice(page, books[0].name).click();
  await expect(page.locator('main article')).toContainText(opening(bodyOf(books[0].slug)));
  await choice(page, bookWords.back).last().click();
  await expect(page).toHaveURL('/port/athenaeum/shelf');
  await expect(page.locator('html')).toHaveAttribute('data-leaf-spare', /^\d+$/);
});

/** Holds the next passage, at its beginning, as soon as it begins. */
const holdPassage = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (asked) => {
      const passage = start(asked);
      void passage.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause();
        document.documentElement.dataset['held'] = '';
      });
      return passage;
    };
  });

test('words that went behind the foot do not cross it while the scene is left', async ({
  page,
  navigator,
}) => {
  await navigator(SEEN);
  await arrive(page, '/port/athenaeum/cabinet');
  await holdPassage(page);
  await choice(page, cabinetWords.back).click();
  await expect(page.locator('html')).toHaveAttribute('data-held', '');
  // The foot of the cabinet has a ground. In its place the shade of the next scene's foot is there from the first frame.
  const [shade, words] = await page.evaluate(() =>
    ['foot-shade', 'words-gone'].map((name) => {
      const [group, image] = ['group', name === 'foot-shade' ? 'new' : 'old'].map((part) =>
        getComputedStyle(document.documentElement, `::view-transition-${part}(${name})`),
      );
      return { order: Number(group!.zIndex), opacity: image!.opacity };
    }),
  );
  expect(words!.opacity).toBe('1');
  expect(shade!.opacity).toBe('1');
  expect(shade!.order).toBeGreaterThan(words!.order);
});

/** How far the boards stand out from the leaves, at most. */
const BOARD_EDGE_PX = 16;

/** Where the book in the passage is at this part of it: the corners of its spine, and the ends of both sides' joint. */
const bookAt = (page: Page, part: number) =>
  page.evaluate((share) => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect)) continue;
      const isOfPassage =
        effect.pseudoElement?.includes('view-transition') || effect.target?.matches('[data-ribbon]');
      if (!isOfPassage) continue;
      animation.pause();
      animation.currentTime = share * Number(effect.getComputedTiming().endTime);
    }
    const of = (pseudo: string) => getComputedStyle(document.documentElement, `::view-transition-${pseudo}`);
    const size = ({ width, height }: CSSStyleDeclaration) =>
      [width, height].map(Number.parseFloat) as [number, number];
    /** The move of one box in the one around it. */
    const moveOf = ({
      left,
      top,
      transform,
      translate,
      rotate,
      scale,
      transformOrigin,
    }: CSSStyleDeclaration) => {
      const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat);
      const [atX = 0, atY = 0] = [left, top].map((it) => Number.parseFloat(it) || 0);
      const [byX = 0, byY = 0] = translate === 'none' ? [] : translate.split(' ').map(Number.parseFloat);
      const turned = rotate === 'none' ? '' : `rotate(${rotate})`;
      const grown = scale === 'none' ? '' : `scale(${scale.split(' ').join(', ')})`;
      return new DOMMatrix(
        `translate(${atX + x + byX}px, ${atY + y + byY}px) ${turned} ${grown} ${transform === 'none' ? '' : transform} translate(${-x}px, ${-y}px)`,
      );
    };
    const seen = (matrix: DOMMatrix, x: number, y: number): [number, number] => {
      const point = matrix.transformPoint({ x, y });
      return [point.x / point.w, point.y / point.w];
    };
    const spineName = document.documentElement.dataset['cutWay'] === 'back' ? 'new(spine)' : 'old(spine)';
    const spineBox = of('group(spine)');
    const spineMove = moveOf(spineBox);
    const plate = spineMove.multiply(moveOf(of(spineName)));
    const [wide, high] = size(spineBox);
    const corners = [seen(plate, 0, 0), seen(plate, wide, 0), seen(plate, 0, high), seen(plate, wide, high)];
    const [jointX = 0, jointY = 0] = spineBox.transformOrigin.split(' ').map(Number.parseFloat);
    const spineHigh = Number.parseFloat(document.documentElement.style.getPropertyValue('--spine-high'));
    const cover = document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
      .find((pseudo) => pseudo?.startsWith('::view-transition-group(book-'))!
      .slice('::view-transition-group('.length, -1);
    const coverBox = of(`group(${cover})`);
    const coverMove = moveOf(coverBox).multiply(moveOf(of(`image-pair(${cover})`)));
    const [, coverHigh] = size(coverBox);
    return {
      left: Math.min(...corners.map(([x]) => x)),
      top: Math.min(...corners.map(([, y]) => y)),
      right: Math.max(...corners.map(([x]) => x)),
      bottom: Math.max(...corners.map(([, y]) => y)),
      spine: [
        seen(spineMove, jointX, jointY - spineHigh / 2),
        seen(spineMove, jointX, jointY + spineHigh / 2),
      ],
      cover: [seen(coverMove, 0, 0), seen(coverMove, 0, coverHigh)],
      carried: coverBox.translate,
    };
  }, part);

for (const [how, pointed] of [
  ['pointed at', true],
  ['not pointed at', false],
] as const) {
  test(`a book that was ${how} leaves the shelf from where it stands, and turns about its joint`, async ({
    page,
    navigator,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await navigator(SEEN);
    await arrive(page, '/port/athenaeum/shelf');
    await page.mouse.move(5, 5);
    const link = choice(page, books[0].name);
    const spine = page.locator(`[data-stage] [data-plate="book-${books[0].spine}"]`);
    if (pointed) await link.hover();
    // It has come out as far as it does, and its band has followed the pointer.
    await spine.evaluate((plate) =>
      Promise.all(
        [plate, plate.closest('[data-band]')!].flatMap((moved) =>
          moved.getAnimations().map(({ finished }) => finished),
        ),
      ),
    );
    const before = (await spine.boundingBox())!;
    await holdPassage(page);
    await link.evaluate((a: HTMLElement) => a.click());
    await expect(page.locator('html')).toHaveAttribute('data-held');
    const start = await bookAt(page, 0);
    expect(start.left).toBeCloseTo(before.x, 0);
    expect(start.top).toBeCloseTo(before.y, 0);
    expect(start.right - start.left).toBeCloseTo(before.width, 0);
    expect(start.bottom - start.top).toBeCloseTo(before.height, 0);
    for (const part of [0.17, 0.2, 0.25, 0.3, 0.35, 0.4]) {
      const { spine: one, cover: other } = await bookAt(page, part);
      for (const [i, [x, y]] of one.entries()) {
        expect(Math.abs(x - other[i]![0]), `${part}`).toBeLessThan(1);
        expect(Math.abs(y - other[i]![1]), `${part}`).toBeLessThan(1);
      }
    }
    // Until its cover opens nothing is seen of its page, not even where the cover is drawn late.
    const leafOf = `::view-transition-new(book-${books[0].slug})`;
    for (const [part, seen] of [
      [0.17, 0],
      [0.41, 0],
      [0.43, 1],
    ] as const) {
      await bookAt(page, part);
      const opacity = await page.evaluate(
        (pseudo) => Number(getComputedStyle(document.documentElement, pseudo).opacity),
        leafOf,
      );
      expect(opacity, `${part}`).toBeCloseTo(seen, 1);
    }
    // It opens with its text, and not on bare leaves.
    await expect(page.locator('main article')).toContainText(opening(bodyOf(books[0].slug)));
    // While the cover opens, and the book is as small as it was closed, its rows are whole.
    await bookAt(page, 0.6);
    const [leaf, words] = await page.evaluate(
      (pseudo) => [
        Number.parseFloat(getComputedStyle(document.documentElement, pseudo).width),
        document.querySelector<HTMLElement>('main article')!.offsetWidth,
      ],
      leafOf,
    );
    expect(leaf).toBeGreaterThan(words);
    // Its ribbon lies on the small leaf, does not come into it from outside, and goes outward with it.
    const beyondWords = () =>
      page.evaluate(() => {
        const [ribbon, article] = ['[data-ribbon]', 'article'].map((it) =>
          document.querySelector(`main ${it}`)!.getBoundingClientRect(),
        );
        return ribbon!.right - article!.right;
      });
    await bookAt(page, 0.5);
    expect(await beyondWords()).toBeCloseTo(0, 0);
    await bookAt(page, 0.75);
    const onItsWay = await beyondWords();
    expect(onItsWay).toBeGreaterThan(1);
    await bookAt(page, 1);
    expect(await beyondWords()).toBeGreaterThan(onItsWay + 1);
    await bookAt(page, 0.6);
    // Behind the book the shelf is dim, and not gone.
    const shelf = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((it) => it instanceof CSSAnimation && it.animationName === 'shelf-dims')
        .map((it) => getComputedStyle(document.documentElement, (it.effect as KeyframeEffect).pseudoElement))
        .map(({ opacity }) => opacity),
    );
    expect(shelf).toEqual(['0.35']);
    // What grows is not carried by the compositor, which goes on while the page is busy: it would leave it in the corner, small.
    const { carried } = await bookAt(page, 0.57);
    expect((await bookAt(page, 0.95)).carried).toBe(carried);
    // As it comes near, it ends at the foot, which hides no more than the board's edge.
    const foot = (await page.getByRole('contentinfo').boundingBox())!;
    const { cover: joint } = await bookAt(page, 0.8);
    expect(joint[1]![1]).toBeLessThan(foot.y + BOARD_EDGE_PX);
  });
}

test('a pause does not hold the ribbon of a book that opens', async ({ page, navigator }) => {
  await navigator(SEEN);
  await arrive(page, '/port/athenaeum/shelf');
  await page.getByRole('button', { name: controls.pause_label }).click();
  await holdPassage(page);
  await choice(page, books[0].name).click();
  await expect(page.locator('html')).toHaveAttribute('data-held');
  await expect(page.locator('[data-ribbon]')).toHaveCSS('animation-play-state', 'running');
});

test('a book that is put back from its end begins to close with its lower edge where it lay', async ({
  page,
  navigator,
}) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await navigator(SEEN);
  await arrive(page, '/port/athenaeum/shelf');
  await choice(page, books[0].name).click();
  await expect(page.locator('main article')).toContainText(opening(bodyOf(books[0].slug)));
  const back = choice(page, bookWords.back).last();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const leafTo = await page.locator('main article').evaluate((it) => {
    const around = it.parentElement!;
    return (
      around.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(around, '::before').bottom)
    );
  });
  expect(leafTo).toBeLessThan((await page.getByRole('contentinfo').boundingBox())!.y);
  await holdPassage(page);
  await back.evaluate((a: HTMLElement) => a.click());
  await expect(page.locator('html')).toHaveAttribute('data-held');
  const { cover: joint } = await bookAt(page, 0);
  expect(joint[1]![1]).toBeGreaterThan(leafTo);
  expect(joint[1]![1]).toBeLessThan(leafTo + BOARD_EDGE_PX);
});

test('with reduced motion no frame of the way back shows the shelf without the book', async ({
  page,
  navigator,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await navigator(SEEN);
  await arrive(page, '/port/athenaeum/shelf');
  await choice(page, books[0].name).click();
  await expect(page.getByRole('heading', { level: 1, name: books[0].name })).toBeVisible();
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (asked) => {
      const passage = start(asked);
      void passage.ready.then(() => {
        const { opacity } = getComputedStyle(document.documentElement, '::view-transition-new(spine)');
        document.documentElement.dataset['spineSeen'] = opacity;
      });
      return passage;
    };
  });
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-spine-seen', '1');
});

test('a bicycle bell that hangs still hangs beside the words of the Lost scene', async ({
  page,
  navigator,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await navigator({ delayMs: 20 });
  await arrive(page, NOWHERE);
  // Before this the lines stand in a wider column, where no bell hangs.
  await expect(page.getByRole('main')).toHaveAttribute('data-state', 'unread');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [1366, 650],
  ] as const) {
    await resizeTo(page, { width, height });
    const bell = (await page.locator('[data-plate="bell"]').boundingBox())!;
    const rows = await rowsOf(page, '[data-line]');
    expect(rows.length).toBeGreaterThan(1);
    const under = rows.filter(
      ({ top, bottom, right }) => bottom > bell.y && top < bell.y + bell.height && right > bell.x,
    );
    expect(under, `${width}x${height}`).toEqual([]);
  }
});
