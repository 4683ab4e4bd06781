/** What the illustrator has drawn that a text can ask for by name: the likenesses of Artifacts, the spines on the shelf. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ART = path.resolve(import.meta.dirname, '../../app/art');
const LIKENESS = 'product-';
const SPINE = 'book-';
const SPINE_RULE = new RegExp(`data-plate='${SPINE}([\\w-]+)'\\] \\{[^}]*--cloth: (#\\w{6});\\s*--gilt: (#\\w{6});`, 'g');

/** Width and height of a drawing, in the picture's units. */
export type Size = readonly [width: number, height: number];

/** The colours of a book: of its cloth, and of what is lettered on it. */
interface Binding {
  readonly cloth: string;
  readonly gilt: string;
}

export interface Drawn {
  /** The size of each likeness, by its name in content/. */
  readonly likenesses: ReadonlyMap<string, Size>;
  /** How each spine is bound, by its name in content/. */
  readonly spines: ReadonlyMap<string, Binding>;
}

/** The names under which the site knows a likeness and a spine. */
export const pictureOf = (likeness: string): string => LIKENESS + likeness;
export const plateOf = (spine: string): string => SPINE + spine;

/** Reads what is drawn from the baked style sheets, which have the place of each plate. */
export function readDrawn(artDir = ART): Drawn {
  const sheets = globSync(`${LIKENESS}*.css`, { cwd: artDir }).toSorted();
  const likenesses = sheets.map((file) => {
    const css = readFileSync(path.join(artDir, file), 'utf8');
    const number = (property: string) => Number(new RegExp(`(?<![\\w-])${property}: ([\\d.]+)`).exec(css)?.[1]);
    const size: Size = [
      Math.round((number('width') / 100) * number('--pic-w')),
      Math.round((number('height') / 100) * number('--pic-h')),
    ];
    return [path.basename(file, '.css').slice(LIKENESS.length), size] as const;
  });
  const [shelf] = globSync('shelf.css', { cwd: artDir });
  const rules = shelf === undefined ? [] : readFileSync(path.join(artDir, shelf), 'utf8').matchAll(SPINE_RULE);
  const spines = [...rules].map(([, name = '', cloth = '', gilt = '']) => [name, { cloth, gilt }] as const);
  return { likenesses: new Map(likenesses), spines: new Map(spines) };
}
