import { Fragment, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Picture, Plate } from '../../schema/picture.ts';
import { waysOf } from './cues.ts';
import type { Way } from './cues.ts';
import cueStyles from './cues.module.css';
import { Leaf } from './leaf.tsx';
import type { Motion } from './motion.ts';
import styles from './stage.module.css';
import { useCues } from './use-cues.ts';
import type { Introduction } from './use-cues.ts';
import { useMotion } from './use-motion.ts';
import { useParallax } from './use-parallax.ts';

interface Props {
  readonly picture: Picture;
  /** The text alternative of the whole picture. Without it the picture is decoration. */
  readonly alt?: string;
  /** The most important plate, which is fetched first. */
  readonly hero?: string;
  /** The band of ink behind words is laid over this plate, and under the plates after it. */
  readonly skyEndsWith?: string;
  /** Plates this state does not show. */
  readonly without?: readonly string[];
  /** Load the files only when the picture is near the window. */
  readonly lazy?: boolean;
  /** What to lay over a plate, by the plate's name (for example another picture's sprites). */
  readonly after?: Readonly<Record<string, ReactNode>>;
  /** What moves by itself in the picture. */
  readonly motion?: Motion | undefined;
  /** What turns up with the lines of an introduction. */
  readonly introduction?: Introduction;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

interface SheetsProps {
  readonly picture: Picture;
  readonly plates?: readonly Plate[];
  readonly hero?: string | undefined;
  readonly without?: readonly string[];
  readonly lazy?: boolean;
  /** Also shown under the realm's least width: the gate's picture. */
  readonly anyWidth?: boolean;
  readonly after?: Readonly<Record<string, ReactNode>>;
  readonly ways?: Readonly<Record<string, Way>>;
}

/** The plates of a picture in paint order, each at its place. A rider is inside the sprite it moves with. */
export function Sheets({
  picture,
  plates = picture.plates,
  hero,
  without = [],
  lazy = false,
  anyWidth = false,
  after,
  ways,
}: SheetsProps) {
  return plates
    .filter((plate) => !without.includes(plate.name))
    .map((plate) => (
      <Fragment key={plate.name}>
        <div data-plate={plate.name} data-depth={plate.depth} data-cue={ways?.[plate.name]}>
          <Leaf
            picture={picture}
            plate={plate.name}
            alt=""
            priority={plate.name === hero ? 'high' : plate.sprite ? 'low' : 'auto'}
            lazy={lazy}
            anyWidth={anyWidth}
          />
          {plate.riders ? (
            <Sheets
              picture={picture}
              plates={plate.riders}
              without={without}
              lazy={lazy}
              after={after ?? {}}
              {...(ways && { ways })}
            />
          ) : null}
        </div>
        {after?.[plate.name]}
      </Fragment>
    ));
}

/** The least depths of bands 1 and 2. Neighbouring plates in one band move together with the pointer; band 0 stays. */
const BANDS = [0.25, 0.55];

interface Band {
  readonly band: number;
  readonly plates: Plate[];
}

function bandsOf(plates: readonly Plate[]): Band[] {
  const bands: Band[] = [];
  for (const plate of plates) {
    const band = BANDS.filter((least) => (plate.depth ?? 0) >= least).length;
    const last = bands.at(-1);
    if (last?.band === band) last.plates.push(plate);
    else bands.push({ band, plates: [plate] });
  }
  return bands;
}

/**
 * A picture that covers a window of any shape and keeps its focus in view. With `alt`, the whole is one `role="img"`;
 * without it, it is hidden from screen readers.
 */
export function Stage({
  picture,
  alt,
  hero,
  skyEndsWith,
  without,
  lazy,
  after,
  motion,
  introduction,
  className,
  children,
}: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const cues = introduction?.cues;
  const ways = useMemo(() => cues && waysOf(cues), [cues]);
  useCues(ref, introduction);
  useParallax(ref);
  useMotion(ref, motion);
  const ink = skyEndsWith ? { [skyEndsWith]: <div className={styles.bokashi} /> } : {};
  return (
    <div
      ref={ref}
      className={[styles.stage, introduction && cueStyles.cues, className].filter(Boolean).join(' ')}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <div className={styles.sheet} data-picture={picture.name}>
        {bandsOf(picture.plates).map(({ band, plates }) => (
          <div key={plates[0]!.name} className={styles.band} data-band={band}>
            <Sheets
              picture={picture}
              plates={plates}
              hero={hero}
              {...(without && { without })}
              {...(lazy && { lazy })}
              after={{ ...ink, ...after }}
              {...(ways && { ways })}
            />
          </div>
        ))}
        {children}
      </div>
    </div>
  );
}

/** One plate of a picture by itself, in the flow of the page: a product, a board, the manual. */
export function Piece({
  picture,
  plate = picture.plates[0]!.name,
  ...image
}: {
  readonly picture: Picture;
  readonly plate?: string;
  readonly alt: string;
  readonly className?: string | undefined;
  readonly lazy?: boolean;
}) {
  return <Leaf picture={picture} plate={plate} {...image} />;
}
