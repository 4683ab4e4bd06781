// Made by `npm run art -- bake manual-table`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './manual-table.css';

export const manualTable = {
  "name": "manual-table",
  "folder": "manual-table-03769e0a",
  "size": [
    1900,
    1320
  ],
  "piece": true,
  "plates": [
    {
      "name": "boards"
    }
  ]
} as const satisfies Picture;
