/** What a journey asks of a browser. Firefox and Chromium are driven by Puppeteer, WebKit by its own WebDriver. */
export interface Driver {
  go(address: string): Promise<void>;
  /** Runs a function in the page. What it takes and gives is carried as JSON; it sees nothing of its surroundings here. */
  run<A extends readonly unknown[], R>(work: (...given: A) => R, ...given: A): Promise<Awaited<R>>;
  /** Presses and lets go with the pointer, at a place in CSS pixels from the window's top left corner. */
  press(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  /** The inner measure of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** What is seen now, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors and warnings of the console so far. */
  faults(): Promise<readonly string[]>;
  end(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab';

export const BROWSERS = ['firefox', 'webkit'] as const;
export type BrowserName = (typeof BROWSERS)[number] | 'chromium';
