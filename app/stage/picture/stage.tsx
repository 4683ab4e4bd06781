import { Fragment, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Picture, Plate } from '../../schema/picture.ts';
import type { Motion } from './motion.ts';
import styles from './stage.module.css';
import { TIERS, useTier, WIDE } from './tier.ts';
import type { Tier } from './tier.ts';
import { useMotion } from './use-motion.ts';
import { useParallax } from './use-parallax.ts';

interface Props {
  readonly picture: Picture;
  /** What the whole picture shows, for those who do not see it. Without it the picture is decoration. */
  readonly alt?: string;
  /** The plate that matters: fetched before all others. */
  readonly hero?: string;
  /** After this plate, before whatever shines, lies the band of ink behind words. */
  readonly skyEndsWith?: string;
  /** Plates this state does not show. */
  readonly without?: readonly string[];
  /** Wait until the picture is in the window: for what is not shown at once. */
  readonly lazy?: boolean;
  /** Something to be laid over a plate, by its name (another picture's sprites, say). */
  readonly after?: Readonly<Record<string, ReactNode>>;
  /** What moves by itself in it. */
  readonly motion?: Motion | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Where the files of a picture are served. */
const base = (picture: Picture) => `/art/${picture.folder}`;

/** WebP is for browsers without AVIF, so one width is enough. */
const FALLBACK_WIDTH = TIERS[0].width;

/**
 * The files of one plate. Which width is loaded goes by the window's width in CSS pixels, not by pixel ratio; under
 * the least width of the realm none is.
 */
function Sources({
  picture,
  plate,
  tier,
}: {
  readonly picture: Picture;
  readonly plate: string;
  readonly tier: Tier | 'printed';
}) {
  if (tier === 'none') return null;
  const printed = tier === 'printed';
  const wide = printed ? WIDE : undefined;
  const file = `${base(picture)}/${plate}`;
  const tiers = printed ? TIERS : [{ media: undefined, width: tier }];
  return (
    <>
      {picture.piece ? (
        <source media={wide} type="image/avif" srcSet={`${file}.avif`} />
      ) : (
        tiers.map(({ media, width }) => (
          <source key={media ?? ''} media={media} type="image/avif" srcSet={`${file}-${width}.avif`} />
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
 * Marks a picture that had come before it stood in the page. All others are marked by the head script, which hears
 * their load event.
 */
const markIfCome = (img: HTMLImageElement | null) => {
  if (img?.complete && img.naturalWidth > 0) img.setAttribute('data-come', '');
};

interface SheetsProps {
  readonly picture: Picture;
  readonly plates?: readonly Plate[];
  readonly hero?: string | undefined;
  readonly without?: readonly string[];
  readonly lazy?: boolean;
  /** Shown in windows under the least width too: the gate's own picture. */
  readonly anyWidth?: boolean;
  readonly after?: Readonly<Record<string, ReactNode>>;
}

/** The sheets of a picture in paint order, each at its place; riders lie within the sprite they ride on. */
export function Sheets({
  picture,
  plates = picture.plates,
  hero,
  without = [],
  lazy = false,
  anyWidth = false,
  after,
}: SheetsProps) {
  const ofWindow = useTier();
  const tier = anyWidth ? FALLBACK_WIDTH : ofWindow;
  return plates
    .filter((plate) => !without.includes(plate.name))
    .map((plate) => (
      <Fragment key={plate.name}>
        <div data-plate={plate.name} data-depth={plate.depth}>
          <picture>
            <Sources picture={picture} plate={plate.name} tier={tier} />
            <img
              ref={markIfCome}
              alt=""
              decoding="async"
              draggable={false}
              fetchPriority={plate.name === hero ? 'high' : plate.sprite ? 'low' : 'auto'}
              loading={lazy ? 'lazy' : undefined}
            />
          </picture>
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

/** Sheets of about one depth, which follow each other, move as one when the pointer parts them: 0 stays, 2 is nearest. */
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
 * A picture that covers the window whatever its shape and keeps its focus in view. Everything in it is decoration but
 * for one `role="img"` with the text that stands for it.
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
  const ink = skyEndsWith ? { [skyEndsWith]: <div className={styles['bokashi']} /> } : {};
  return (
    <div
      ref={ref}
      className={className ? `${styles['stage']} ${className}` : styles['stage']}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <div className={styles['sheet']} data-picture={picture.name}>
        {bandsOf(picture.plates).map(({ band, plates }) => (
          <div key={plates[0]!.name} className={styles['band']} data-band={band}>
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

/** One sprite of a picture on its own, in the flow of the page: a product, a board, the manual. */
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
  /** The file has come, or has failed. */
  readonly onSettled?: () => void;
}) {
  const tier = useTier();
  return (
    <picture>
      <Sources picture={picture} plate={plate} tier={tier} />
      <img
        className={className}
        alt={alt}
        decoding="async"
        draggable={false}
        loading={lazy ? 'lazy' : undefined}
        onLoad={onSettled}
        onError={onSettled}
      />
    </picture>
  );
}
