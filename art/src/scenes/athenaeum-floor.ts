import { defineScene, layer } from '../atelier/scene';
import { onlyBelow } from '../things/only-below';
import { NEARER, nearerFloor } from '../things/reading-room/floor';
import { ladder, ladderFeet } from '../things/reading-room/near';
import { CHANCES } from '../things/reading-room/place';
import { shelf, shelfShadow } from '../things/reading-room/shelf-at-hand';
import { wallFoot } from '../things/reading-room/walls';

/** What comes before the reading room, on the same sheet, which is longer: an upright window has its words there. */
export default defineScene({
  name: 'athenaeum-floor',
  size: [1920, NEARER],
  focus: [1069, 1400],
  calm: [680, 1090, 780, 370],
  layers: [
    layer('boards', { depth: 0.16 }, nearerFloor),
    layer('wall-foot', { depth: 0.3, seed: CHANCES.nearRoom }, wallFoot),
    layer('case-foot', { depth: 0.7, seed: CHANCES.shelf }, (ctx) => {
      shelfShadow(ctx);
      shelf(ctx);
      onlyBelow(ctx);
    }),
    // It leans with the ladder, and so turns about the middle of that.
    layer('ladder-foot', { depth: 0.85, seed: CHANCES.ladder, sprite: { origin: [1827, 540] } }, (ctx) => {
      ladder(ctx);
      ladderFeet(ctx);
      onlyBelow(ctx);
    }),
  ],
});
