import type { Picture, Plate } from '../../schema/picture.ts';
import { fetchFile } from '../loading/ahead.ts';
import type { SceneHandle } from '../loading/ahead.ts';
import { TIERS, tierWidth } from './tier.ts';

export type FileType = 'avif' | 'webp';

/** WebP is for browsers without AVIF, so one width is enough. */
export const FALLBACK_WIDTH = TIERS[0].width;

/** The address of a plate's file. Small pieces have one width only. */
export const plateFile = ({ folder, piece }: Picture, plate: string, type: FileType, width: number): string =>
  `/art/${folder}/${plate}${piece ? '' : `-${width}`}.${type}`;

/**
 * The width of the files to fetch ahead. None where the page itself shows no file of that kind: pictures are switched off,
 * or the browser knows no AVIF.
 */
const widthAhead = () =>
  [...document.images].some(({ currentSrc }) => currentSrc.endsWith('avif')) ? tierWidth.get() : undefined;

/** The pictures of a scene; the first of them has the plate that comes first. */
type Pictures = readonly [Picture, ...Picture[]];

/** The pictures whose link is pointed at. While their images are kept, the browser has at once what the scene asks for. */
let kept: { readonly of: Pictures; readonly images: readonly HTMLImageElement[] } | undefined;

/** What a scene fetches ahead: its first plate, and all plates of its pictures once its link is pointed at. */
export const platesAhead = (pictures: Pictures, hero: string): SceneHandle => ({
  ahead(pointedAt) {
    const width = widthAhead();
    if (width === undefined || kept?.of === pictures) return;
    if (pointedAt) kept = { of: pictures, images: pictures.flatMap((it) => filesOf(it, width)).map(imageOf) };
    else fetchFile(plateFile(pictures[0], hero, 'avif', width));
  },
});

function filesOf(picture: Picture, width: number): readonly string[] {
  const namesOf = (plates: readonly Plate[]): readonly string[] =>
    plates.flatMap(({ name, riders = [] }) => [name, ...namesOf(riders)]);
  return namesOf(picture.plates).map((plate) => plateFile(picture, plate, 'avif', width));
}

/** The cut to a scene waits until its plates are decoded, which takes longer than anything else it does. */
function imageOf(src: string): HTMLImageElement {
  const image = Object.assign(new Image(), { fetchPriority: 'low', src });
  image.decode().catch(() => {});
  return image;
}
