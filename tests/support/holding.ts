/** What a page holds in memory. */
export interface Holding {
  readonly nodes: number;
  readonly listeners: number;
  /** All objects of scripts, without the code that the browser compiles: that grows with each first use. */
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

/** The part of a heap snapshot that is read: `nodes` has the values of each node in the order of `node_fields`. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] };
  };
  readonly nodes: number[];
}

/** The `heapBytes` of a heap snapshot, which is JSON. */
export function heapBytesOf(text: string): number {
  const { snapshot, nodes } = JSON.parse(text) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!['code', 'native'].includes(types[0][nodes[at + type]!]!)) sum += nodes[at + size]!;
  return sum;
}
