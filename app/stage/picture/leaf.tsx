import { useState } from 'react';
import type { Picture } from '../../schema/picture.ts';
import { WIDE, realmHasWoken } from '../time/realm.ts';
import { useValue } from '../use-value.ts';
import { afterFirstFrame } from '../passage/after-first-frame.ts';
import { FALLBACK_WIDTH, plateFile } from './plate-file.ts';
import type { FileType } from './plate-file.ts';
import { TIERS, tierWidth } from './tier.ts';

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

interface Source {
  readonly media?: string | undefined;
  readonly type: string;
  readonly srcSet: string;
}

const sourceOf = (picture: Picture, plate: string, type: FileType, width: number): Source => ({
  type: `image/${type}`,
  srcSet: plateFile(picture, plate, type, width),
});

/**
 * The files of one plate as it is printed. The width of the window in CSS pixels decides which one is loaded, not the
 * pixel ratio. Under the realm's least width none is.
 */
function printedSources({ picture, plate, anyWidth }: Props): readonly Source[] {
  const wide = anyWidth ? undefined : WIDE;
  const tiers = picture.piece || anyWidth ? [{ media: wide, width: FALLBACK_WIDTH }] : TIERS;
  const files = tiers.map(({ media, width }) => ({ media, ...sourceOf(picture, plate, 'avif', width) }));
  return [...files, { media: wide, ...sourceOf(picture, plate, 'webp', FALLBACK_WIDTH) }];
}

/**
 * The files of one plate for a window of this tier; none under the realm's least width. They have no `media`: Chromium
 * keeps its listener, and reads the window anew for each.
 */
function liveSources({ picture, plate, anyWidth }: Props, width: number | undefined): readonly Source[] {
  const avif = anyWidth ? FALLBACK_WIDTH : width;
  if (avif === undefined) return [];
  return [sourceOf(picture, plate, 'avif', avif), sourceOf(picture, plate, 'webp', FALLBACK_WIDTH)];
}

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

/**
 * Takes the image out of a place that has left the page: until WebKit frees the elements, which can take minutes, it keeps
 * the decoder of each file. By way of the head, because Chromium never frees one that was taken out elsewhere.
 */
const emptyOnceGone = (place: Element | null) => () =>
  queueMicrotask(() => {
    const img = place?.isConnected === false && place.querySelector('img');
    if (!img) return;
    document.head.append(img);
    img.remove();
  });

/** One plate of a picture: its files, and the image. */
export function Leaf(props: Props) {
  const [printed] = useState(!realmHasWoken());
  const Elements = printed ? PrintedLeaf : LiveLeaf;
  const { picture, plate } = props;
  // `key` gives another plate another place. The place of the same plate keeps its image until a wider file has loaded.
  return <Elements key={`${picture.folder}/${plate}`} {...props} />;
}

/** It does not follow the window itself: once the page is alive, nothing of it would be rendered but the same again. */
function PrintedLeaf(props: Props) {
  return (
    <picture ref={emptyOnceGone}>
      {printedSources(props).map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      {/* The head script marks pictures that load or fail before the page is alive. */}
      <img suppressHydrationWarning alt={props.alt} {...imageOf(props)} />
    </picture>
  );
}

/**
 * Its elements are made once its place is in the page, before the next frame. Chromium never frees an image of a
 * `<picture>` that was made but not put into the page, and React discards what it has rendered for a step when the next
 * step comes early.
 */
function LiveLeaf(props: Props) {
  const tier = useValue(tierWidth);
  const fill = (place: HTMLPictureElement) => {
    const sources = liveSources(props, tier);
    const filled = place.querySelectorAll('source');
    for (const [i, { srcSet: srcset, type }] of sources.entries()) {
      const source = filled[i];
      if (!source) place.append(made('source', { srcset, type }));
      else if (source.srcset !== srcset) source.srcset = srcset;
    }
    if (sources.length === 0 || filled.length > 0) return;
    place.append(made('img', { alt: props.alt, ...imageOf(props) }));
  };
  const fillInTime = (place: HTMLPictureElement | null) => {
    if (!place) return;
    const callOff = afterFirstFrame(() => fill(place));
    const empty = emptyOnceGone(place);
    return () => {
      callOff();
      empty();
    };
  };
  return <picture ref={fillInTime} />;
}
