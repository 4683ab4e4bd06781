import { Fragment, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Picture, Plate } from '../../schema/picture.ts';
import type { Motion } from './motion.ts';
import styles from './stage.module.css';
import { TIERS, useInPage, WIDE } from './tier.ts';
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
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The address of a picture's files. */
const base = (picture: Picture) => `/art/${picture.folder}`;

/** WebP is for browsers without AVIF, so one width is enough. */
const FALLBACK_WIDTH = TIERS[0].width;

/**
 * The files of one plate. The width of the window in CSS pixels decides which one is loaded, not the pixel ratio. Under
 * the realm's least width none is.
 */
function Sources({
  picture,
  plate,
  anyWidth,
}: {
  readonly picture: Picture;
  readonly plate: string;
  readonly anyWidth?: boolean;
}) {
  const file = `${base(picture)}/${plate}`;
  const wide = anyWidth ? undefined : WIDE;
  const tiers = anyWidth ? [{ media: undefined, width: FALLBACK_WIDTH }] : TIERS;
  return (
    <>
      {picture.piece ? (
        <source media={wide} type="image/avif" srcSet={`${file}.avif`} />
      ) : (
        tiers.map(({ media, width }) => (
          <source key={width} media={media} type="image/avif" srcSet={`${file}-${width}.avif`} />
        ))
      )}
      <source
        media={wide}
        type="image/webp"
        srcSet={picture.piece ? `${file}.webp` : `${file}-${FALLBACK_WIDTH}.webp`}
      />
    </>
  );
}

/**
 * Marks an image that was loaded before React rendered it. The head script marks all others, at their load event.
 */
const markIfLoaded = (img: HTMLImageElement | null) => {
  if (img?.complete && img.naturalWidth > 0) img.setAttribute('data-come', '');
};

interface SheetsProps {
  readonly picture: Picture;
  readonly plates?: readonly Plate[];
  readonly hero?: string | undefined;
  readonly without?: readonly string[];
  readonly lazy?: boolean;
  /** Also shown under the realm's least width: the gate's picture. */
  readonly anyWidth?: boolean;
  readonly after?: Readonly<Record<string, ReactNode>>;
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
}: SheetsProps) {
  const inPage = useInPage();
  return plates
    .filter((plate) => !without.includes(plate.name))
    .map((plate) => (
      <Fragment key={plate.name}>
        <div data-plate={plate.name} data-depth={plate.depth}>
          {inPage ? (
            <picture>
              <Sources picture={picture} plate={plate.name} anyWidth={anyWidth} />
              <img
                ref={markIfLoaded}
                // The head script marks pictures that load before the page is alive.
                suppressHydrationWarning
                alt=""
                // Decoded on another thread, plates are left out by WebKit for good when the machine is busy.
                decoding="sync"
                draggable={false}
                fetchPriority={plate.name === hero ? 'high' : plate.sprite ? 'low' : 'auto'}
                loading={lazy ? 'lazy' : undefined}
              />
            </picture>
          ) : null}
          {plate.riders ? (
            <Sheets
              picture={picture}
              plates={plate.riders}
              without={without}
              lazy={lazy}
              after={after ?? {}}
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
  className,
  children,
}: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useParallax(ref);
  useMotion(ref, motion);
  const ink = skyEndsWith ? { [skyEndsWith]: <div className={styles.bokashi} /> } : {};
  return (
    <div
      ref={ref}
      className={className ? `${styles.stage} ${className}` : styles.stage}
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
  alt,
  className,
  lazy,
  onSettled,
}: {
  readonly picture: Picture;
  readonly plate?: string;
  readonly alt: string;
  readonly className?: string | undefined;
  readonly lazy?: boolean;
  /** The file has loaded, or has failed to load. */
  readonly onSettled?: () => void;
}) {
  const inPage = useInPage();
  if (!inPage) return null;
  return (
    <picture>
      <Sources picture={picture} plate={plate} />
      <img
        className={className}
        alt={alt}
        decoding="sync"
        draggable={false}
        loading={lazy ? 'lazy' : undefined}
        onLoad={onSettled}
        onError={onSettled}
      />
    </picture>
  );
}
