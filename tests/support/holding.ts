/** What a page holds in memory. */
export interface Holding {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

/** The largest growth allowed, as a factor. */
const MOST_GROWTH = 1.05;
/** React keeps the scene that was left until it renders again. The largest is the Port. */
const ONE_SCENE: Holding = { nodes: 1200, listeners: 1000, heapBytes: 300_000 };

/** What has grown between two measures by more than is allowed, in words. */
export function grown(before: Holding, after: Holding): string[] {
  const all = ['nodes', 'listeners', 'heapBytes'] as const;
  return all
    .filter((what) => after[what] > before[what] * MOST_GROWTH + ONE_SCENE[what])
    .map((what) => `${what}: ${before[what]} became ${after[what]}`);
}
