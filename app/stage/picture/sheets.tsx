import { Fragment } from 'react';
import type { ReactNode, Ref } from 'react';
import type { Picture, Plate } from '../../schema/picture.ts';
import type { TurnUp } from './cues.ts';
import { figure } from './figure.ts';
import { Leaf } from './leaf.tsx';
import styles from './stage.module.css';

interface SheetsProps {
  readonly picture: Picture;
  readonly plates?: readonly Plate[];
  readonly hero?: string | undefined;
  readonly without?: readonly string[];
  readonly lazy?: boolean;
  /** Every plate is fetched before the rest of the page. */
  readonly first?: boolean;
  /** Also shown under the realm's least width: the gate's picture, which loads where it is seen. */
  readonly anyWidth?: boolean;
  readonly after?: Readonly<Record<string, ReactNode>>;
  readonly ways?: Readonly<Record<string, TurnUp>>;
  /** They are part of a figure. */
  readonly riding?: boolean;
}

/** The star is the exception: it is there before its light on sky and water. So a picture that has one waits for it. */
const STAR = 'star';
const hasStar = ({ plates }: Picture) => plates.some(({ name }) => name === STAR);
const AWAITS_STAR = `[data-plate='${STAR}'] > picture > img:not([data-come], [data-failed])`;

/** The plates of a picture in paint order, each at its place. A rider is inside the sprite it moves with. */
export function Sheets({
  picture,
  plates = picture.plates,
  hero,
  without = [],
  lazy = false,
  first = false,
  anyWidth = false,
  after,
  ways,
  riding = false,
}: SheetsProps) {
  // Neither is lazy. Where the window is too narrow for the star, it would never load, and the picture would wait for it; the
  // hero is asked for with the page, before its modules.
  const soon = [STAR, hero];
  return plates
    .filter(({ name }) => !without.includes(name))
    .map((plate) => (
      <Fragment key={plate.name}>
        <div data-plate={plate.name} data-cue={ways?.[plate.name]} {...(plate.riders && !riding && figure())}>
          <Leaf
            picture={picture}
            plate={plate.name}
            alt=""
            priority={first || soon.includes(plate.name) ? 'high' : plate.sprite ? 'low' : 'auto'}
            lazy={anyWidth || (lazy && !soon.includes(plate.name))}
            anyWidth={anyWidth}
          />
          {plate.riders ? (
            <Sheets
              picture={picture}
              plates={plate.riders}
              without={without}
              lazy={lazy}
              first={first}
              after={after}
              ways={ways}
              riding
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

export interface BackdropProps {
  readonly picture: Picture;
  /** The text alternative of the whole picture. Without it the picture is decoration, or <InWords> says it. */
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
  readonly ways?: Readonly<Record<string, TurnUp>> | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * A picture that covers a window of any shape and keeps its focus in view. With `alt`, the whole is one `role="img"`;
 * without it, it is hidden from screen readers.
 */
export function Backdrop({
  picture,
  alt,
  hero,
  skyEndsWith,
  without,
  lazy,
  after,
  ways,
  ref,
  className,
  children,
}: BackdropProps) {
  const ink = skyEndsWith ? { [skyEndsWith]: <div className={styles.bokashi} /> } : {};
  return (
    <div
      ref={ref}
      className={className ? `${styles.stage} ${className}` : styles.stage}
      data-stage=""
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <div
        className={styles.sheet}
        data-picture={picture.name}
        {...(hasStar(picture) && figure(AWAITS_STAR))}
      >
        {bandsOf(picture.plates).map(({ band, plates }) => (
          <div key={plates[0]!.name} className={styles.band} data-band={band}>
            <Sheets
              picture={picture}
              plates={plates}
              hero={hero}
              without={without}
              lazy={lazy}
              after={{ ...ink, ...after }}
              ways={ways}
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
  readonly priority?: 'high';
}) {
  return <Leaf picture={picture} plate={plate} {...image} />;
}
