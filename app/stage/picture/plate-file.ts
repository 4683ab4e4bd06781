import type { Picture } from '../../schema/picture.ts';
import { fetchFile } from '../loading/ahead.ts';
import { TIERS, tierWidth } from './tier.ts';

export type FileType = 'avif' | 'webp';

/** WebP is for browsers without AVIF, so one width is enough. */
export const FALLBACK_WIDTH = TIERS[0].width;

/** The address of a plate's file. Small pieces have one width only. */
export const plateFile = ({ folder, piece }: Picture, plate: string, type: FileType, width: number): string =>
  `/art/${folder}/${plate}${piece ? '' : `-${width}`}.${type}`;

/**
 * Fetches ahead the file of a plate that this window will show. Not where the page itself shows none of that kind: pictures
 * are switched off, or the browser knows no AVIF.
 */
export function fetchPlate(picture: Picture, plate: string): void {
  const width = tierWidth.get();
  if (width !== undefined && [...document.images].some(({ currentSrc }) => currentSrc.endsWith('avif')))
    fetchFile(plateFile(picture, plate, 'avif', width));
}
