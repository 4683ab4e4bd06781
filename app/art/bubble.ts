// Made by `npm run art -- bake bubble`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './bubble.css';

export const bubble = {
  "name": "bubble",
  "folder": "bubble-baec7cf9",
  "size": [
    480,
    300
  ],
  "focus": [
    240,
    150
  ],
  "piece": true,
  "plates": [
    {
      "name": "bubble"
    }
  ]
} as const satisfies Picture;
