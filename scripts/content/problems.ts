/** One mistake in the content, for the writer. */
export interface Problem {
  /** The path the writer knows, such as content/scenes/port.yaml. */
  readonly file: string;
  readonly line: number;
  /** What is wrong, and how to correct it. */
  readonly message: string;
}

/** All mistakes in the content at once, so that one build finds them all. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const sorted = problems.toSorted((a, b) => compare(a.file, b.file) || a.line - b.line);
    super(sorted.map(toldLine).join('\n'));
    this.name = 'ContentError';
    this.problems = sorted;
  }
}

/** A problem as one line of text. */
export const toldLine = ({ file, line, message }: Problem): string => `${file}:${line}  ${message}`;

/** All mistakes, and in the last line what to do. */
export function told({ message, problems }: ContentError, again: string): string {
  const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`;
  return `${message}\n${count}, so nothing was built. Correct what is named above, save, and say: ${again}`;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The end of a message: the candidate that was probably meant, if one is similar. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const guess = nearest(word, candidates);
  return guess === undefined ? '' : ` Did you mean "${guess}"?`;
}

/** The candidate with the smallest distance, if that is small enough for a typing mistake. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestSteps = Math.max(2, Math.ceil(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const steps = keystrokes(word.toLowerCase(), candidate.toLowerCase());
    if (steps < bestSteps) [best, bestSteps] = [candidate, steps];
  }
  return best;
}

/** The Levenshtein distance. */
function keystrokes(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
