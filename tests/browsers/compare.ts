import type { Look } from './voyage.ts';

/** Browsers set letters a little differently, which moves what is below them. */
const MOST_SHIFT_PX = 28;
/** The largest mean difference of two coarse pictures, of 255. What moves by itself is never at the same place. */
const MOST_DIFFERENCE = 9;
/** Where one plate is missing, some cells differ by more than CELL_DIFFERENCE. What Proteus says covers a few cells. */
const CELL_DIFFERENCE = 20;
const MOST_CELLS = 10;

/** The differences between what two browsers show; none where they agree. */
export function differences(look: Look, reference: Look): string[] {
  const found: string[] = [];
  if (look.words !== reference.words) found.push(`words: "${look.words}" for "${reference.words}"`);
  const [here, there] = [Object.keys(look.boxes), Object.keys(reference.boxes)];
  for (const missing of there.filter((key) => !here.includes(key))) found.push(`missing: ${missing}`);
  for (const added of here.filter((key) => !there.includes(key))) found.push(`added: ${added}`);
  for (const key of here.filter((each) => there.includes(each))) {
    const [box, expected] = [look.boxes[key], reference.boxes[key]];
    if (!box || !expected) continue;
    const shift = box.map((side, i) => Math.round(side - expected[i]!));
    if (shift.some((px) => Math.abs(px) > MOST_SHIFT_PX))
      found.push(`${key}: off by ${shift.join(', ')} px (left, top, width, height)`);
  }
  const apart = pictureDifference(look.picture, reference.picture);
  if (apart > MOST_DIFFERENCE) found.push(`the picture: ${apart.toFixed(1)} of 255 apart`);
  const cells = differentCells(look.picture, reference.picture);
  if (cells > MOST_CELLS) found.push(`the picture: ${cells} cells differ`);
  return found;
}

/** How many cells of two coarse pictures, of three colours each, differ clearly. */
function differentCells(one: Uint8Array, other: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const difference = pictureDifference(one.subarray(at, at + 3), other.subarray(at, at + 3));
    if (difference > CELL_DIFFERENCE) count += 1;
  }
  return count;
}

/** The mean difference of two coarse pictures, 0 to 255. */
function pictureDifference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (const [i, value] of one.entries()) sum += Math.abs(value - (other[i] ?? 0));
  return sum / one.length;
}
