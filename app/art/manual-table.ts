// Made by `npm run art -- bake manual-table`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './manual-table.css';

export const manualTable = {
  "name": "manual-table",
  "folder": "manual-table-e5b37ae0",
  "size": [
    1600,
    1100
  ],
  "piece": true,
  "plates": [
    {
      "name": "boards"
    }
  ]
} as const satisfies Picture;
