import { defineScene, layer } from '../atelier/scene';
import { W } from '../things/cabinet/place';
import { NEARER, nearerFloor } from '../things/cabinet/room';

/** What comes before the cabinet, in the measures of its picture and below it: an upright window has its words there. */
export default defineScene({
  name: 'cabinet-floor',
  size: [W, NEARER],
  focus: [520, 1400],
  calm: [100, 1090, 1300, 700],
  layers: [layer('boards', { depth: 0.44 }, nearerFloor)],
});
