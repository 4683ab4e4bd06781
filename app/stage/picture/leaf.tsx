import { useState, useSyncExternalStore } from 'react';
import type { Picture } from '../../schema/picture.ts';
import { TIERS, WIDE } from './tier.ts';

interface Props {
  readonly picture: Picture;
  readonly plate: string;
  readonly alt: string;
  readonly className?: string | undefined;
  readonly priority?: 'high' | 'low' | 'auto';
  /** Load the file only when its place is near the window. */
  readonly lazy?: boolean;
  /** Also shown under the realm's least width: the gate's picture. */
  readonly anyWidth?: boolean;
}

/** WebP is for browsers without AVIF, so one width is enough. */
const FALLBACK_WIDTH = TIERS[0].width;

interface Source {
  readonly media: string | undefined;
  readonly type: string;
  readonly srcSet: string;
}

/**
 * The files of one plate. The width of the window in CSS pixels decides which one is loaded, not the pixel ratio. Under
 * the realm's least width none is.
 */
function sourcesOf({ picture, plate, anyWidth }: Props): readonly Source[] {
  const file = `/art/${picture.folder}/${plate}`;
  const wide = anyWidth ? undefined : WIDE;
  const avif = 'image/avif';
  const webp = { media: wide, type: 'image/webp' };
  if (picture.piece)
    return [
      { media: wide, type: avif, srcSet: `${file}.avif` },
      { ...webp, srcSet: `${file}.webp` },
    ];
  const tiers = anyWidth ? [{ media: undefined, width: FALLBACK_WIDTH }] : TIERS;
  return [
    ...tiers.map(({ media, width }) => ({ media, type: avif, srcSet: `${file}-${width}.avif` })),
    { ...webp, srcSet: `${file}-${FALLBACK_WIDTH}.webp` },
  ];
}

const markFailed = (img: HTMLImageElement) => img.setAttribute('data-failed', '');

/** What an image has besides its words, by the names that React and the element both have. */
function imageOf({ className, priority = 'auto', lazy }: Props) {
  return {
    ...(className && { className }),
    // Decoded on another thread, plates are left out by WebKit for good when the machine is busy.
    decoding: 'sync' as const,
    draggable: false,
    fetchPriority: priority,
    ...(lazy && { loading: 'lazy' as const }),
  };
}

/** A new element with the given properties. */
const made = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

/** Marks an image that loaded or failed before React rendered it. The head script marks those that load later. */
const markIfSettled = (img: HTMLImageElement | null) => {
  if (!img?.complete || img.currentSrc === '') return;
  if (img.naturalWidth > 0) img.setAttribute('data-come', '');
  else markFailed(img);
};

const never = () => () => {};

/**
 * One plate of a picture: its files, and the image. Where it was not printed, its elements are made once its place is in
 * the page, before the next frame. Chromium never frees an image of a `<picture>` that was made but not put into the
 * page, and React discards what it has rendered for a step when the next step comes early.
 */
export function Leaf(props: Props) {
  const printed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [rendered] = useState(printed);
  const { alt } = props;
  const sources = sourcesOf(props);
  const image = imageOf(props);
  const files = sources.map(({ srcSet }) => srcSet).join(' ');
  // `key` gives other files another place, so a place that is filled stays as it is.
  const fill = (place: HTMLPictureElement | null) => {
    if (!place || place.firstChild) return;
    for (const { srcSet: srcset, type, media } of sources)
      place.append(made('source', { srcset, type, ...(media && { media }) }));
    const img = made('img', { alt, ...image });
    img.addEventListener('error', () => markFailed(img));
    place.append(img);
  };
  if (!rendered) return <picture key={files} ref={fill} />;
  return (
    <picture key={files}>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        ref={markIfSettled}
        onError={(event) => markFailed(event.currentTarget)}
        // The head script marks pictures that load before the page is alive.
        suppressHydrationWarning
        alt={alt}
        {...image}
      />
    </picture>
  );
}
