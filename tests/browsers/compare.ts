import type { Look } from './voyage.ts';

/** Browsers set letters a little differently, which moves what is below them. */
const MOST_SHIFT_PX = 28;
/** The largest mean difference of two coarse pictures, of 255. What moves by itself is never at the same place. */
const MOST_DIFFERENCE = 9;

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
  return found;
}

/** The mean difference of two coarse pictures, 0 to 255. */
export function pictureDifference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (const [i, value] of one.entries()) sum += Math.abs(value - (other[i] ?? 0));
  return sum / one.length;
}
