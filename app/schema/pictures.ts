/** The baked pictures, one line each, so that a scene loads only its own. */
export { athenaeumDoors } from '../art/athenaeum-doors.ts';
export { athenaeumFloor } from '../art/athenaeum-floor.ts';
export { athenaeumInside } from '../art/athenaeum-inside.ts';
export { bookCover } from '../art/book-cover.ts';
export { bookPage } from '../art/book-page.ts';
export { cabinet } from '../art/cabinet.ts';
export { cabinetFloor } from '../art/cabinet-floor.ts';
export { cloth } from '../art/cloth.ts';
export { eyelids } from '../art/eyelids.ts';
export { lost } from '../art/lost.ts';
export { manual } from '../art/manual.ts';
export { manualTable } from '../art/manual-table.ts';
export { map } from '../art/map.ts';
export { mapButton } from '../art/map-button.ts';
export { mapRolls } from '../art/map-rolls.ts';
export { narrow } from '../art/narrow.ts';
export { port } from '../art/port.ts';
/** Those of the Artifacts, by their names in content/. */
export { likenesses } from './generated/likenesses.ts';
export { proteus } from '../art/proteus.ts';
export { sea } from '../art/sea.ts';
export { shelf } from '../art/shelf.ts';
export { shop } from '../art/shop.ts';
export { shopBoard } from '../art/shop-board.ts';
