// Made by `npm run art -- bake manual`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './manual.css';

export const manual = {
  "name": "manual",
  "folder": "manual-f99e623e",
  "size": [
    900,
    1100
  ],
  "piece": true,
  "plates": [
    {
      "name": "manual",
      "sprite": true
    }
  ]
} as const satisfies Picture;
