import type { Building } from './building';
import { inn } from './inn';
import { jettiedHouse } from './jettied-house';
import { newRoofHouse } from './new-roof-house';
import { boathouse, leanTo, roundHouse } from './small-houses';
import { steppedHouse } from './stepped-house';

/** The houses along the far quay, as they stand from left to right. */
export const frontRow: Building[] = [
  leanTo(),
  newRoofHouse(),
  steppedHouse(),
  jettiedHouse(),
  boathouse(),
  inn(),
  roundHouse(),
];
