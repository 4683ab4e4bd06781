import type { Picture } from '../../schema/picture.ts';
import { fetchFile } from '../ahead.ts';
import { TIERS, tierWidth } from './tier.ts';

export type FileType = 'avif' | 'webp';

/** WebP is for browsers without AVIF, so one width is enough. */
export const FALLBACK_WIDTH = TIERS[0].width;

/** The address of a plate's file. Small pieces have one width only. */
export const plateFile = ({ folder, piece }: Picture, plate: string, type: FileType, width: number): string =>
  `/art/${folder}/${plate}${piece ? '' : `-${width}`}.${type}`;

/** What the browser has chosen for the pictures of this page; undefined if it loads none. */
const typeInUse = () =>
  Array.from(document.images, ({ currentSrc }) => /\.(avif|webp)$/.exec(currentSrc)?.[1]).find(
    (type) => type !== undefined,
  ) as FileType | undefined;

/** Whether the navigator has asked the browser to load no more than is needed. */
const savesData = () =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Fetches ahead the file of a plate that this window will show, if it shows pictures. */
export function fetchPlate(picture: Picture, plate: string): void {
  const width = tierWidth.get();
  const type = typeInUse();
  if (width === undefined || type === undefined || savesData()) return;
  fetchFile(plateFile(picture, plate, type, type === 'avif' ? width : FALLBACK_WIDTH));
}
