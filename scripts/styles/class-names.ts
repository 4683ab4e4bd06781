/**
 * The names classes have in a built page. They stand in the page, its sheets and its scripts, and no packer makes them
 * smaller, so they have four letters.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';

const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const REST = `${FIRST}0123456789_-`;
const LENGTH = 4;

/** A name for the class of a style module: the same wherever the project is, and on every machine. */
function shortName(what: string): string {
  const digest = createHash('sha256').update(what).digest();
  return Array.from({ length: LENGTH }, (_, i) => {
    const letters = i === 0 ? FIRST : REST;
    return letters[digest.readUInt32BE(i * 4) % letters.length];
  }).join('');
}

/**
 * Names the classes of the style modules under `root`. What it returns throws if two classes would have one name, which is
 * to be expected once among some five thousand.
 */
export function createClassNames(root: string): (name: string, file: string) => string {
  const given = new Map<string, string>();
  return (name, file) => {
    const what = `${path.relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/')} .${name}`;
    const short = shortName(what);
    const other = given.get(short) ?? what;
    if (other !== what)
      throw new Error(`${what} and ${other} would have one name. Call one of them otherwise.`);
    given.set(short, what);
    return short;
  };
}
