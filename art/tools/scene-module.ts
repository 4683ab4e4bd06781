// The texts a bake writes for one scene: a typed module (what the page must know) and a style sheet (where things lie).

/** A plate as it was drawn: its box in scene units [x, y, width, height], and how it moves. */
export interface DrawnPlate {
  name: string;
  box: number[];
  depth: number;
  sprite?: {
    origin: readonly number[];
    parent?: string;
    colours?: Readonly<Record<string, string>>;
    measures?: Readonly<Record<string, number>>;
  };
}

/** A scene as it is told to the page. */
export interface ToldScene {
  name: string;
  size: readonly [width: number, height: number];
  focus: readonly [x: number, y: number];
  /** The plates that are there before an introduction begins. */
  beginning?: readonly string[];
  /** Where its files stand. */
  folder: string;
  piece: boolean;
  plates: readonly DrawnPlate[];
  /** The layers of a CSS background, until the picture has come (underpainting.ts). */
  underpainting: string;
  /** The same of its beginning. */
  underpaintingFirst?: string;
}

interface Node {
  plate: DrawnPlate;
  riders: Node[];
}

const percent = (part: number, whole: number) => `${+((part / whole) * 100).toFixed(3)}%`;

/**
 * Nests sprites in the sprite they ride on, as far as paint order allows: riders must follow their bearer at once.
 * One that does not is left beside it: it has to be given its bearer's motion.
 */
function nest(plates: readonly DrawnPlate[]): Node[] {
  const roots: Node[] = [];
  let open: Node[] = [];
  for (const plate of plates) {
    const node: Node = { plate, riders: [] };
    const bearer = open.findLastIndex((n) => n.plate.name === plate.sprite?.parent);
    open = open.slice(0, bearer + 1);
    if (bearer >= 0) open[bearer].riders.push(node);
    else roots.push(node);
    open.push(node);
  }
  return roots;
}

export function moduleText({ name, size, beginning, folder, piece, plates }: ToldScene): string {
  const entry = ({ plate, riders }: Node): object => ({
    name: plate.name,
    ...(plate.depth && { depth: plate.depth }),
    ...(plate.sprite && { sprite: true }),
    ...(riders.length && { riders: riders.map(entry) }),
  });
  const identifier = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const value = {
    name,
    folder,
    size,
    piece,
    ...(beginning && { beginning }),
    plates: nest(plates).map(entry),
  };
  return `// Made by \`npm run art -- bake ${name}\`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './${name}.css';

export const ${identifier} = ${JSON.stringify(value, null, 2)} as const satisfies Picture;
`;
}

export function styleText(scene: ToldScene): string {
  const { name, size, plates, focus, piece, underpainting, underpaintingFirst } = scene;
  const flat = (nodes: readonly Node[], bearer?: DrawnPlate): { plate: DrawnPlate; bearer?: DrawnPlate }[] =>
    nodes.flatMap((n) => [{ plate: n.plate, bearer }, ...flat(n.riders, n.plate)]);
  const rules = flat(nest(plates)).map(({ plate, bearer }) => {
    const [x, y, width, height] = plate.box;
    const [left, top, wide, high] = bearer ? bearer.box : [0, 0, ...size];
    const origin = plate.sprite?.origin;
    const lines = [
      `left: ${percent(x - left, wide)}`,
      `top: ${percent(y - top, high)}`,
      `width: ${percent(width, wide)}`,
      `height: ${percent(height, high)}`,
      ...(origin
        ? [`transform-origin: ${percent(origin[0] - x, width)} ${percent(origin[1] - y, height)}`]
        : []),
      ...Object.entries({ ...plate.sprite?.colours, ...plate.sprite?.measures }).map(
        ([told, value]) => `--${told}: ${value}`,
      ),
    ];
    return `  [data-picture='${name}'] [data-plate='${plate.name}'] {\n    ${lines.join(';\n    ')};\n  }`;
  });
  const painted = [
    ...(piece ? [] : [`    --underpainting: ${underpainting};\n`]),
    ...(underpaintingFirst ? [`    --underpainting-first: ${underpaintingFirst};\n`] : []),
  ];
  return `/* Made by \`npm run art -- bake ${name}\`. Not edited by hand. */
@layer pictures {
  [data-picture='${name}'] {
    --pic-w: ${size[0]};
    --pic-h: ${size[1]};
    --fx: ${+(focus[0] / size[0]).toFixed(4)};
    --fy: ${+(focus[1] / size[1]).toFixed(4)};
${painted.join('')}  }
${rules.join('\n')}
}
`;
}
