// Made by `npm run art -- bake manual`. Not edited by hand. source 1147f15f8c64
import type { Picture } from '../schema/picture.ts';
import './manual.css';

export const manual = {
  "name": "manual",
  "folder": "manual-a59b0815",
  "size": [
    900,
    1100
  ],
  "focus": [
    450,
    540
  ],
  "piece": true,
  "plates": [
    {
      "name": "manual"
    }
  ]
} as const satisfies Picture;
