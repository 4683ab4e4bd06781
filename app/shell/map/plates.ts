import { mapHotspots } from '../../schema/map-hotspots.ts';
import { map as sheet } from '../../schema/pictures.ts';
import type { MapPlace } from './place-link.tsx';

/* The map's plates: those of the sheet, and those of the places over it. */

const STAR = ['star-light', 'star'];
const lights: readonly (string | undefined)[] = Object.values(mapHotspots).map(({ light }) => light);

/** The drawn sheet. */
export const ground = sheet.plates.filter(({ name }) => !STAR.includes(name) && !lights.includes(name));
/** The star, drawn at the Sea. */
export const star = sheet.plates.filter(({ name }) => STAR.includes(name));
/** The light on a place under the pointer. */
export const lightOn = (place: MapPlace['id']) =>
  sheet.plates.filter(({ name }) => name === mapHotspots[place].light);
