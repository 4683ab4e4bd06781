// Made by `npm run art -- bake manual-table`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './manual-table.css';

export const manualTable = {
  "name": "manual-table",
  "folder": "manual-table-544bef0c",
  "size": [
    2600,
    1320
  ],
  "piece": true,
  "plates": [
    {
      "name": "boards"
    }
  ]
} as const satisfies Picture;
