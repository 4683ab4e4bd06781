import { defineScene, layer } from '../atelier/scene';
import { H, table, W } from '../things/manual/table';

/** What the manual lies on, seen from above. */
export default defineScene({
  name: 'manual-table',
  size: [W, H],
  focus: [W / 2, H / 2],
  layers: [layer('boards', {}, table)],
});
