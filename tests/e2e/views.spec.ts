// What needs a browser: painted contrast, the size of targets, and what axe finds. Views of one page are met on one walk,
// and each is checked in its windows and with its settings: by the long run in all, otherwise in a part of them in turn.
import { AxeBuilder } from '@axe-core/playwright';
import { withoutChance } from '../support/chance.ts';
import { contrastOf } from '../support/contrast.ts';
import { IN_FULL, inTurn } from '../support/faults.ts';
import { said404 } from '../support/guard.ts';
import { resizeTo } from '../support/layout.ts';
import { beside, rowsOf } from '../support/rows.ts';
import { arrive, expect, test, tolerating, type Page } from '../support/navigator.ts';
import { WALKS, hurryUntil, type View } from '../support/views.ts';
import { NOWHERE, UNKNOWN_BOOK, replayButton } from '../support/voyage.ts';
import { athenaeum, bookErrors, manualWords, port, scenes, sea } from '../support/words.ts';

test.use({ pictures: true });

test.use(tolerating(said404(NOWHERE), said404(UNKNOWN_BOOK)));

type Size = `${number}x${number}`;

const windowOf = (size: Size) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};

/** Contrast is measured in windows of these five shapes. */
const WINDOWS: readonly Size[] = ['1440x900', '1024x768', '768x1024', '2560x1300', '2560x1080'];

/** The least window of the realm, one of 1440x900 at 200 %, and those of common laptops, one of them with a browser's bars. */
const USUAL: readonly Size[] = ['600x800', '720x450', '1366x768', '1366x625', '1280x720'];

/** Windows of all shapes, in which no column may leave the window; by the long run others of nearly the same shape too. */
const SHAPES: readonly Size[] = [
  '1366x625',
  '1280x720',
  '1024x768',
  '2560x1300',
  '1600x700',
  ...(IN_FULL ? (['1366x768', '1440x900', '1920x800'] as const) : []),
];
/** Upright ones, for which the Port has other rules. */
const UPRIGHT: readonly Size[] = ['768x1024', '600x800'];

/** What a browser's own bars leave of the window of a usual laptop. */
const LAPTOPS: readonly Size[] = ['1536x730', '1366x650'];
/** Nearly squares, which are too narrow for the whole reading room. */
const SQUARE: readonly Size[] = ['1000x990', '1000x880', '1000x800'];
/** A very wide and low one, in which words come near what is drawn. */
const LOW: Size = '1920x800';

/** The least contrast of story lines and reading text (WCAG 2.2, 1.4.6), and of all else (1.4.3). */
const STORY = 7;
const REST = 4.5;

const STORY_LINES = '[data-line], [data-prose], main [role="status"], main p[aria-live]';

/** Views that are checked in other media too: one of each scene, the doors, and the map, which is not printed. */
const IN_OTHER_MEDIA = [
  'sea',
  'port',
  'threshold',
  'inside',
  'shop',
  'cabinet',
  'shelf',
  'book',
  'lost, in the boat',
  'map',
];

/**
 * Brings what moves and ends by itself to its end, and waits until all pictures have loaded. It looks twice, because what
 * has just been brought to its end is painted a frame later.
 */
async function settled(page: Page): Promise<void> {
  const rests = () =>
    page.evaluate(async () => {
      const ending = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        );
      for (const animation of ending) {
        // What ends before it has begun may stay painted as in its first frame (Chromium, a window under load).
        await animation.ready.catch(() => {});
        animation.finish();
      }
      return (
        ending.length === 0 &&
        !['stocking', 'lifting'].includes(document.querySelector('main')?.dataset['state'] ?? '') &&
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
      );
    });
  let times = 0;
  const looks = async () => (times = (await rests()) ? times + 1 : 0);
  await expect.poll(looks, { timeout: 20_000, intervals: [50] }).toBe(2);
}

async function expectReadable(
  page: Page,
  how: string,
  { story = STORY, forced = false }: { story?: number; forced?: boolean } = {},
): Promise<void> {
  await settled(page);
  const rows = await contrastOf(page, { story: STORY_LINES, forced });
  expect(rows.length, how).toBeGreaterThan(0);
  const unreadable = rows.filter((row) => row.ratio < (row.story ? story : REST));
  expect(unreadable, how).toEqual([]);
}

/**
 * The least size of a target in CSS pixels (WCAG 2.2, 2.5.5), except links within a sentence. Half a pixel may be lost
 * by rounding.
 */
const TARGET = 44;

const tooSmall = (page: Page) =>
  page.evaluate((least) => {
    const alone = (element: Element) => {
      const around = element.closest('h2, p, li, td, dd')?.textContent?.trim() ?? '';
      return around === '' || around === element.textContent?.trim();
    };
    return (
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter(
          (element) =>
            !element.closest('[inert], [aria-hidden="true"]') && (!element.matches('a') || alone(element)),
        )
        // A click on its label ticks a box too.
        .map((element) => element.closest('label') ?? element)
        .filter((element) => {
          const { width, height, right, bottom } = element.getBoundingClientRect();
          return right > 0 && bottom > 0 && (width < least - 0.5 || height < least - 0.5);
        })
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `${element.getAttribute('aria-label') ?? element.textContent?.trim()}: ${width.toFixed(0)}x${height.toFixed(0)}`;
        })
    );
  }, TARGET);

/** Every rule of WCAG 2.2 A and AA that a program can check, and good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

async function faultsIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // This comes first, because it resets the other options.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // The contrast of painted colours is measured by this file.
    .disableRules('color-contrast')
    // Pages have no frames, so axe need not open a page of its own each time.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/** Expects that axe finds nothing, as it is and, where they may make a difference, with all settings at once. */
async function expectNoFaults(page: Page, { inOtherMedia }: { inOtherMedia: boolean }): Promise<void> {
  expect(await tooSmall(page)).toEqual([]);
  expect(await faultsIn(page), 'as it is').toEqual([]);
  if (!inOtherMedia) return;
  const letters = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
  await page.emulateMedia({ forcedColors: 'active', contrast: 'more', reducedMotion: 'reduce' });
  await letters('200%');
  expect(await faultsIn(page), 'with all that can be asked for').toEqual([]);
  await letters('');
  await page.emulateMedia({ forcedColors: null, contrast: null, reducedMotion: null });
}

/** What must hold of a view, besides its contrast, in windows of these sizes. */
interface Measure {
  readonly must: string;
  readonly sizes: readonly Size[];
  check(page: Page, how: Size): Promise<void>;
}

/** A row of the smallest letters that can be read. */
const LEAST_ROW_PX = 16;

const readableRows = async (page: Page, selector: string) =>
  (await rowsOf(page, selector))
    .filter(({ top, bottom }) => bottom - top >= LEAST_ROW_PX)
    .map(({ text }) => text);

/** Where the dormer, the bell tower with its vane, and the dome with its lantern, stand in the picture of the Port, as parts of its size. */
const DRAWN_IN_PORT = {
  dormer: [0.236, 0.292, 0.266, 0.42],
  tower: [0.432, 0.306, 0.468, 0.68],
  lantern: [0.668, 0.12, 0.695, 0.18],
  dome: [0.642, 0.172, 0.72, 0.4],
} as const;

const clearOfTheDrawing: Measure = {
  must: 'every word is inside the window, and none is printed across the dormer, the vane or the dome',
  sizes: [...SHAPES, LOW],
  async check(page, how) {
    const rows = await rowsOf(page, 'main h1, main li, [data-line]');
    expect(rows.length, how).toBeGreaterThan(1);
    expect(beside(rows, windowOf(how).width), how).toEqual([]);
    // The sky is as wide as the picture, and has 0.72222 of its height.
    const sky = (await page.locator('[data-plate="sky"]').boundingBox())!;
    for (const [thing, [left, top, right, bottom]] of Object.entries(DRAWN_IN_PORT)) {
      const across = rows.filter(
        (row) =>
          row.right > sky.x + left * sky.width &&
          row.left < sky.x + right * sky.width &&
          row.bottom > sky.y + (top / 0.72222) * sky.height &&
          row.top < sky.y + (bottom / 0.72222) * sky.height,
      );
      expect(across, `${thing}, ${how}`).toEqual([]);
    }
  },
};

/** The same where the choices have come. */
const clearOfTheDrawingWithChoices: Measure = {
  ...clearOfTheDrawing,
  sizes: [...SHAPES, ...UPRIGHT, ...LAPTOPS, LOW],
  async check(page, how) {
    // They fade in. Skip, which stands there until the story is over, is narrower, and moves the words of the foot when it
    // goes.
    await expect(replayButton(page)).toBeVisible();
    await expect
      .poll(() => readableRows(page, 'main li'), { message: how })
      .toEqual(expect.arrayContaining(port.choices.map(({ text }) => text)));
    await clearOfTheDrawing.check(page, how);
  },
};

const column = (page: Page) => page.getByRole('region', { name: scenes.preamble_region });

const leavesWhole: Measure = {
  must: 'a line that leaves the column leaves whole',
  sizes: SHAPES,
  async check(page, how) {
    const cut = () =>
      column(page).evaluate((it) => {
        const { scrollPaddingTop } = getComputedStyle(it);
        const edge = it.getBoundingClientRect().top + Number.parseFloat(scrollPaddingTop);
        return [...it.querySelectorAll('[data-line]:not([hidden], [data-current])')]
          .filter((line) => line.checkVisibility({ opacityProperty: true }))
          .filter((line) => line.getBoundingClientRect().top < edge - 1)
          .map((line) => line.textContent);
      });
    await expect.poll(cut, { message: how }).toEqual([]);
  },
};

/** Expects that lines that have left the column come back for whoever scrolls back, and scrolls there again. */
async function expectLinesToComeBack(page: Page): Promise<void> {
  const scroll = (byPx: number) => column(page).evaluate((it, y) => it.scrollBy(0, y), byPx);
  const gone = () =>
    column(page).evaluate(
      (it) =>
        [...it.querySelectorAll('[data-line]:not([hidden])')].filter(
          (line) => !line.checkVisibility({ opacityProperty: true }),
        ).length,
    );
  await scroll(-60);
  await expect.poll(gone, 'lines come back for whoever scrolls back').toBe(0);
  await scroll(60);
}

const MEASURES: Readonly<Record<string, readonly Measure[]>> = {
  'sea, told': [leavesWhole],
  'port, told': [
    clearOfTheDrawing,
    leavesWhole,
    {
      must: 'the line before the one that was told stays in view',
      // In a very wide one the sky above the vane has room for one line.
      sizes: WINDOWS.filter((size) => size !== '2560x1080'),
      async check(page, how) {
        // A line that leaves fades: it is to be seen for a moment more.
        await settled(page);
        await expect(page.locator('[data-line="8"]'), how).not.toHaveAttribute('data-leaving');
      },
    },
  ],
  port: [
    clearOfTheDrawingWithChoices,
    {
      must: 'the board with its one word is whole',
      sizes: UPRIGHT,
      async check(page, how) {
        const board = (await page.locator('[data-plate="board"]').boundingBox())!;
        expect(board.x + board.width, how).toBeLessThanOrEqual(windowOf(how).width);
      },
    },
    {
      must: 'title, ornament and choices stand on the axis of the star',
      // Very wide ones need to be large, to have room for it between the tower and the dome.
      sizes: [
        ...SHAPES.filter((size) => windowOf(size).width < 2 * windowOf(size).height),
        '1600x700',
        ...LAPTOPS,
        LOW,
        ...UPRIGHT,
        '1000x1000',
      ],
      async check(page, how) {
        const sky = (await page.locator('[data-plate="sky"]').boundingBox())!;
        const ornament = (await page.locator('main h1 + *').boundingBox())!;
        const star = sky.x + 0.523 * sky.width;
        expect(Math.abs(ornament.x + ornament.width / 2 - star), how).toBeLessThan(4);
        const [title] = await rowsOf(page, 'main h1');
        expect(Math.abs((title!.left + title!.right) / 2 - star), `title, ${how}`).toBeLessThan(16);
        const boxes = await page.getByRole('main').getByRole('link').all();
        const choices = await Promise.all(boxes.map(async (link) => (await link.boundingBox())!));
        const left = Math.min(...choices.map(({ x }) => x));
        const right = Math.max(...choices.map(({ x, width }) => x + width));
        expect(Math.abs((left + right) / 2 - star), `choices, ${how}`).toBeLessThan(16);
      },
    },
  ],
  'port, kept': [clearOfTheDrawingWithChoices],
  'doors, told': [leavesWhole],
  threshold: [
    leavesWhole,
    {
      must: 'no word of the lines comes near the ornament on the gable, and the last word has no row to itself',
      sizes: SHAPES,
      async check(page, how) {
        // The pointer moves the gable toward the words.
        await page.mouse.move(0, windowOf(how).height / 2);
        await settled(page);
        const facade = (await page.locator('[data-plate="facade"]').boundingBox())!;
        // The facade's plate is 0.35 of the picture's width, and begins at 0.325 of it; the ornament ends at 0.7013.
        const ends = facade.x + ((0.7013 - 0.325) / 0.35) * facade.width;
        const rows = await rowsOf(page, '[data-line]');
        expect(Math.min(...rows.map(({ left }) => left)) - ends, how).toBeGreaterThanOrEqual(15);
        const [last, before = last] = rows.map(({ left, right }) => right - left).toReversed();
        expect(last! / before!, how).toBeGreaterThan(0.5);
      },
    },
    {
      must: 'the button stands on the stair, under the light before the doors and above the foot, and no usual window cuts the gable',
      sizes: SHAPES,
      async check(page, how) {
        const { width, height } = windowOf(how);
        const button = (await page.getByRole('button', { name: athenaeum.button }).boundingBox())!;
        const door = (await page.locator('[data-plate="door-left"]').boundingBox())!;
        const foot = (await page.locator('[data-realm] > footer').boundingBox())!;
        // Where the gable ends, as a part of the picture's height.
        const top = door.y - (door.height * 0.23333) / 0.55 + (door.height * 0.018) / 0.55;
        expect(top, how).toBeGreaterThan(4);
        // The light on the landing ends this far below the doors, as a part of their height; a wide window has less stair.
        const lightEnds = width < 1.9 * height ? 1.045 : 0.99;
        expect(button.y, how).toBeGreaterThan(door.y + door.height * lightEnds);
        expect(button.y + button.height, how).toBeLessThanOrEqual(foot.y);
        expect(Math.abs(button.x + button.width / 2 - (door.x + door.width)), how).toBeLessThan(
          door.width / 2,
        );
      },
    },
  ],
  inside: [
    {
      must: 'the words stand in the middle of the hall, or below it in that of the window, with lamp and archive in sight',
      sizes: [...SHAPES, ...UPRIGHT, ...SQUARE, LOW],
      async check(page, how) {
        const { width, height } = windowOf(how);
        // The end of the hall, as parts of its plate: 0.476 of the picture, whose 0.3625 to 0.58438 the plate covers.
        const end = (await page.locator('[data-plate="end-wall"]').boundingBox())!;
        const unit = end.width / 0.22188;
        const left = end.x - 0.3625 * unit;
        const upright = width <= 1.2 * height;
        const axis = upright ? width / 2 : left + 0.476 * unit;
        const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
        expect(Math.abs(title.x + title.width / 2 - axis), how).toBeLessThan(2 + 0.01 * width);
        // The chair ends at this part of its plate.
        const chair = (await page.locator('[data-plate="chair"]').boundingBox())!;
        expect(title.y, `below the furniture, ${how}`).toBeGreaterThan(chair.y + 0.88 * chair.height);
        // The bulb, and the front of the cabinet.
        expect(left + (upright ? 0.886 : 0.87) * unit, how).toBeLessThan(width);
        // The shade of the lamp begins at this part of its light.
        const light = (await page.locator('[data-plate="lamp-light"]').boundingBox())!;
        expect(light.x + 0.3 * light.width, how).toBeGreaterThan(0);
        if (!upright) return;
        // The roof of the case slopes down to this part of its plate.
        const shelf = (await page.locator('[data-plate="shelf"]').boundingBox())!;
        expect(shelf.y + 0.075 * shelf.height, `no strip of the roof, ${how}`).toBeLessThan(0);
      },
    },
  ],
  shop: [
    {
      must: 'in a very wide window all lines below the goods stand above the foot',
      sizes: [LOW],
      async check(page, how) {
        const foot = (await page.locator('[data-realm] > footer').boundingBox())!;
        const rows = await rowsOf(page, 'main nav li, main p');
        expect(rows.length, how).toBeGreaterThan(2);
        expect(Math.max(...rows.map(({ bottom }) => bottom)), how).toBeLessThanOrEqual(foot.y);
      },
    },
    {
      must: 'the way out stands above the foot, also where not all of the small print does',
      sizes: ['1024x720', '1280x720', '1366x650', '1440x800', '1536x730', '1680x850', '1440x900'],
      async check(page, how) {
        const foot = (await page.locator('[data-realm] > footer').boundingBox())!;
        const out = (await page.locator('main nav a').last().boundingBox())!;
        expect(out.y + out.height, how).toBeLessThanOrEqual(foot.y);
      },
    },
    {
      must: 'what hangs on the case is whole, and the sea in its frame hangs below what Proteus says',
      sizes: UPRIGHT,
      async check(page, how) {
        const { width } = windowOf(how);
        const box = (await page.locator('[data-slices="rows"]').first().boundingBox())!;
        // From the floats to the keys and the astrolabe, as parts of the width of its plate.
        expect(box.x + (10 / 1020) * box.width, how).toBeGreaterThanOrEqual(0);
        expect(box.x + (1009 / 1020) * box.width, how).toBeLessThanOrEqual(width);
        const says = (await page.getByRole('main').getByRole('status').first().boundingBox())!;
        const framed = (await page.locator('[data-plate="frame"]').boundingBox())!;
        expect(framed.x, how).toBeGreaterThan(0);
        expect(framed.y, how).toBeGreaterThan(says.y + says.height);
      },
    },
  ],
  cabinet: [
    {
      must: 'a very wide and a small upright window have it whole, with the kettle and the fourth drawer',
      sizes: [LOW, '600x800'],
      async check(page, how) {
        const foot = (await page.locator('[data-realm] > footer').boundingBox())!;
        const way = (await page.getByRole('main').getByRole('link').first().boundingBox())!;
        // The kettle stands on the cabinet, in the upper part of its plate; handles are in the middle of their drawers.
        const top = (await page.locator('[data-plate="cabinet"]').boundingBox())!.y;
        const drawer = (await page.locator('[data-plate="fourth-drawer"]').boundingBox())!;
        const ends = windowOf(how).width > windowOf(how).height ? foot.y : way.y - 16;
        expect(top, how).toBeGreaterThan(0);
        expect(drawer.y + 0.8 * drawer.height, how).toBeLessThan(ends);
      },
    },
    {
      must: 'in a large window the column stands beside the middle of the cabinet, and is as wide as the room',
      sizes: ['2560x1300'],
      async check(page, how) {
        const { width, height } = windowOf(how);
        const foot = (await page.locator('[data-realm] > footer').boundingBox())!;
        const way = (await page.getByRole('main').getByRole('link').first().boundingBox())!;
        const last = (await page.getByRole('main').locator('[data-disclosure]').last().boundingBox())!;
        const middle = (way.y + last.y + last.height) / 2;
        expect(Math.abs(middle - foot.y / 2)).toBeLessThan(0.05 * height);
        expect(last.x + last.width).toBeGreaterThan(0.94 * width);
      },
    },
    {
      must: 'a date under the name of its folder stands out, where the next folder throws its shade',
      sizes: ['1024x768'],
      check: (page, how) => expectReadable(page, how),
    },
  ],
  manual: [
    {
      must: 'book and words stand in the middle, and the table ends below them',
      sizes: ['1440x900', '2560x1300', '768x1024', '1366x625'],
      async check(page, how) {
        const { height } = windowOf(how);
        const dialog = page.getByRole('dialog', { name: manualWords.region });
        await settled(page);
        const book = (await dialog.getByRole('button', { name: manualWords.next }).boundingBox())!;
        const close = (await dialog.getByRole('button', { name: manualWords.close }).boundingBox())!;
        expect(Math.abs(book.y - (height - close.y - close.height)), how).toBeLessThan(16);
        // The end of the boards, as a part of the height of their picture.
        const table = (await dialog.locator('> div > picture > img').boundingBox())!;
        const end = table.y + 0.85 * table.height;
        expect(end, how).toBeGreaterThan(close.y + close.height);
        expect(end, how).toBeLessThan(height - 8);
        expect(await dialog.evaluate((it) => it.scrollHeight - it.clientHeight), how).toBe(0);
      },
    },
  ],
  'lost, told': [
    leavesWhole,
    {
      must: 'in a low window a line that leaves is gone before it reaches the link above it',
      sizes: ['1366x625'],
      async check(page) {
        const link = (await page.getByRole('main').getByRole('link').boundingBox())!;
        const { y } = (await column(page).boundingBox())!;
        const clearPx = await column(page).evaluate((it) =>
          Number.parseFloat(
            /(?:rgba\(0, 0, 0, 0\)|transparent) (\d+(?:\.\d+)?)px/.exec(
              getComputedStyle(it).maskImage,
            )?.[1] ?? '0',
          ),
        );
        expect(y + clearPx).toBeGreaterThan(link.y + link.height + 8);
      },
    },
  ],
  log: [
    {
      must: 'the numbers stand on the line of their words',
      sizes: ['1024x768'],
      async check(page) {
        const off = await page.locator('[data-log] li').evaluateAll((entries) =>
          entries.map((entry) => {
            const [number, words] = [...entry.querySelectorAll('button span, p')].map((element) => {
              const range = document.createRange();
              range.selectNodeContents(element);
              return range.getClientRects()[0]!;
            });
            return Math.abs(number!.bottom - words!.bottom);
          }),
        );
        expect(off.length).toBeGreaterThan(1);
        expect(Math.max(...off)).toBeLessThan(1.5);
      },
    },
  ],
};

/** Expects that no word of the last line moves when the star comes after it. */
async function expectNoWordToMove(page: Page): Promise<void> {
  await resizeTo(page, windowOf('1024x768'));
  const lines = athenaeum.preamble.length;
  const last = page.locator(`[data-line="${lines}"]`);
  const rows = () =>
    last.evaluate((line) => {
      const words = document.createRange();
      words.selectNodeContents(line.firstChild!);
      return [...words.getClientRects()].map(({ width, height }) => [width, height]);
    });
  await hurryUntil(page, () => last.isVisible());
  await expect(last).not.toHaveAttribute('data-state', 'done');
  const typing = await rows();
  await page.mouse.click(4, 4);
  await expect(last.locator('[data-star]')).toBeVisible();
  expect(await rows()).toEqual(typing);
}

/** The windows of views that are about few: the words of a moment lie on another part of the picture than later. */
const ONLY: Readonly<Record<string, readonly Size[]>> = {
  'doors, before there are doors': [...UPRIGHT, '2560x1080'],
  'lost, in the boat': ['1366x625', '1440x900', '768x1024'],
  // It has no picture.
  'map as a list': [],
};

/** Views whose contrast is measured in usual windows too. */
const IN_USUAL = ['sea', 'port', 'port, told', 'doors, told', 'threshold', 'inside', 'shop'];
/** And those where words stand all over the picture: in windows of all shapes. */
const IN_ALL_SHAPES = ['port', 'port, kept'];

/**
 * Makes all measures of a view in all their windows, each window once, because to lay a page out and to paint it is what
 * takes time. Ends in a usual window.
 */
async function measure(
  page: Page,
  { name, show, resize }: View,
  at: number,
  story: readonly Size[],
  navigator: Parameters<View['show']>[1],
): Promise<void> {
  // How a line leaves is one rule for all columns: each is measured in a part of the windows.
  const measures = (MEASURES[name] ?? []).map((it) =>
    it === leavesWhole ? { ...it, sizes: inTurn(it.sizes, at) } : it,
  );
  const rest = [
    ...(IN_ALL_SHAPES.includes(name) ? inTurn([...SHAPES, ...UPRIGHT], at) : []),
    ...(IN_USUAL.includes(name) ? inTurn(USUAL, at) : []),
  ];
  const sizes = new Set([...rest, ...story, ...measures.flatMap((it) => it.sizes)]);
  sizes.delete('1280x720');
  for (const [i, how] of [...sizes, '1280x720' as const].entries()) {
    const change = () => resizeTo(page, windowOf(how));
    await (i > 0 && resize ? resize(page, change) : change());
    if (i === 0) {
      await show(page, navigator);
      await settled(page);
    }
    for (const { must, check } of measures.filter((it) => it.sizes.includes(how)))
      await test.step(`${how}: ${must}`, () => check(page, how));
    // Of the lines that the Sea keeps one may lie on the horizon.
    if (story.includes(how)) await expectReadable(page, how, name === 'sea' ? { story: REST } : {});
    else if (rest.includes(how)) await expectReadable(page, how, { story: REST });
  }
  if (MEASURES[name]?.includes(leavesWhole)) await expectLinesToComeBack(page);
}

const VIEWS = WALKS.flat();

/** Settings of the browser in which contrast is measured too, each in one third of those views; by the long run in all. */
const MEDIA = {
  'dark, with more contrast': { colorScheme: 'dark', contrast: 'more' },
  'with forced colours': { forcedColors: 'active' },
  'in print': { media: 'print' },
} as const;

async function expectReadableInOtherMedia(page: Page, name: string): Promise<void> {
  const turn = IN_OTHER_MEDIA.indexOf(name);
  for (const [how, media] of inTurn(Object.entries(MEDIA), turn)) {
    // The map is not printed.
    if (name === 'map' && 'media' in media) continue;
    await page.emulateMedia(media);
    await expectReadable(page, how, { story: REST, forced: 'forcedColors' in media });
    await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null, media: null });
  }
}

for (const walk of WALKS) {
  const names = walk.map(({ name }) => name);
  const faults = names.some((name) => IN_OTHER_MEDIA.includes(name)) ? 'F77, F79: ' : '';
  test(`${faults}${names.join('; ')}: every word stands out and is in its place, and nothing is in anyone's way`, async ({
    page,
    navigator,
  }) => {
    test.setTimeout(IN_FULL ? 300_000 : 120_000);
    await withoutChance(page);
    for (const view of walk)
      await test.step(view.name, async () => {
        const { name, held = false } = view;
        const at = VIEWS.indexOf(view);
        const inOtherMedia = IN_OTHER_MEDIA.includes(name);
        await measure(page, view, at, ONLY[name] ?? inTurn(WINDOWS, at), navigator);
        if (name === 'doors, told') await expectNoWordToMove(page);
        if (inOtherMedia) await expectReadableInOtherMedia(page, name);
        await resizeTo(page, windowOf('640x360'));
        expect(await tooSmall(page), 'in a low window').toEqual([]);
        await resizeTo(page, windowOf('1280x720'));
        // axe waits by the clock, and sees all that is there: so it comes when nothing more is told.
        const next = walk[walk.indexOf(view) + 1];
        if (held && next?.held) return;
        if (held) await page.clock.resume();
        await expectNoFaults(page, { inOtherMedia: IN_FULL || (inOtherMedia && at % 2 === 0) });
      });
  });
}

test('port, kept: every word stands out and is in its place', async ({ page, navigator }) => {
  test.setTimeout(120_000);
  await withoutChance(page);
  const kept: View = {
    name: 'port, kept',
    async show() {
      await navigator({ delayMs: 0 });
      await arrive(page, '/port');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    },
  };
  // In other windows than the Port whose introduction is over.
  await measure(page, kept, VIEWS.findIndex(({ name }) => name === 'port') + 1, [], navigator);
});

test('lost, all lines at once: every word stands out', async ({ page, navigator }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await navigator();
  await arrive(page, NOWHERE);
  await expect(page.getByRole('main')).toHaveAttribute('data-state', 'unread');
  for (const size of ['1440x900', '1024x768'] as const) {
    await resizeTo(page, windowOf(size));
    await expectReadable(page, size);
    const foot = (await page.locator('[data-realm] > footer').boundingBox())!;
    const cut = () =>
      page.locator('[data-line]').evaluateAll(
        (lines, edge) =>
          lines.filter((line) => {
            const { top, bottom } = line.getBoundingClientRect();
            return top < edge && bottom > edge && getComputedStyle(line).opacity !== '0';
          }).length,
        foot.y,
      );
    for (const part of [0, 0.3, 0.55]) {
      await page.evaluate((share) => scrollTo({ top: share * innerHeight, behavior: 'instant' }), part);
      await expect.poll(cut, `${size}: the foot cuts through no line`).toBe(0);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
});

test('sea, kept: every word stands out on a lighter shade', async ({ page, navigator }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await navigator({ delayMs: 0 });
  await arrive(page, '/');
  await page.getByRole('button', { name: sea.wake }).click();
  await expect(page.locator('main [data-unread]').first()).toBeVisible();
  for (const size of ['1440x900', '1024x640', '768x1024', '2560x1300'] as const) {
    await resizeTo(page, windowOf(size));
    await expectReadable(page, size, { story: REST });
  }
});

/** Views in which no story is told: what replaces a scene, or the realm. */
const FURTHER: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a book that is not there': async (page) => {
    await arrive(page, UNKNOWN_BOOK);
    await expect(page.getByRole('heading', { name: bookErrors.book_not_found.title })).toBeVisible();
  },
  'the gate': async (page) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await arrive(page, '/');
  },
};

test(`${Object.keys(FURTHER).join('; ')}: nothing is in anyone's way`, async ({ page }) => {
  for (const [name, show] of Object.entries(FURTHER))
    await test.step(name, async () => {
      await show(page);
      await expectNoFaults(page, { inOtherMedia: true });
    });
});

/** Pages that scroll over their picture when all their words are printed. */
const OVER_PICTURES = ['/', '/port', '/port/athenaeum', NOWHERE];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(`${OVER_PICTURES.join(', ')}: words are readable wherever the page is scrolled to`, async ({
    page,
  }) => {
    const parts = [0, 0.25, 0.5, 0.75, 1];
    for (const path of OVER_PICTURES) {
      for (const [at, size] of (['1440x900', '768x1024'] as const).entries()) {
        await page.setViewportSize(windowOf(size));
        if (at === 0) await page.goto(path);
        for (const part of parts.filter((_, i) => IN_FULL || i % 2 === at)) {
          await page.evaluate((share) => {
            const top = share * (document.documentElement.scrollHeight - innerHeight);
            scrollTo({ top, behavior: 'instant' });
          }, part);
          await expectReadable(page, `${path} at ${size}, scrolled by ${part}`, { story: REST });
        }
      }
    }
  });
});
