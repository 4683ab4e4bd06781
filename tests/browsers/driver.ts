import type { Holding } from '../support/holding.ts';

/** What a journey asks of a browser. Firefox and Chromium are driven by Puppeteer, WebKit by its own WebDriver. */
export interface Driver {
  /** The version of the browser. */
  readonly version: string;
  go(address: string): Promise<void>;
  /** Runs a function in the page. Its arguments and its result are sent as JSON, and it sees no variables from here. */
  run<A extends readonly unknown[], R>(work: (...given: A) => R, ...given: A): Promise<Awaited<R>>;
  /** Clicks at a place, in CSS pixels from the top left corner of the window. */
  press(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  /** Sets the inner size of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** The window as it is now, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Has the whole window drawn anew. WebKit alone needs it: on a busy machine its window can miss what a page has drawn. */
  readonly repaint?: () => Promise<void>;
  /** What the page holds once its garbage is collected. Only Chromium can say. */
  readonly holds?: () => Promise<Holding>;
  /** The own memory of the process of the page, in MB. Only WebKit is asked: it keeps what passages take. */
  readonly memoryMb?: () => number;
  /** Errors and warnings of the console so far. */
  faults(): Promise<readonly string[]>;
  end(): Promise<void>;
}

/** The browser ended, or answers no more. That says nothing of the site, unless it happens again. */
export class BrowserEnded extends Error {}

export type Key = 'Enter' | 'Escape' | 'Tab';

export const BROWSERS = ['firefox', 'webkit'] as const;
export type BrowserName = (typeof BROWSERS)[number] | 'chromium';
