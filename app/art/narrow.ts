// Made by `npm run art -- bake narrow`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './narrow.css';

export const narrow = {
  "name": "narrow",
  "folder": "narrow-ddc4ea17",
  "size": [
    900,
    1400
  ],
  "piece": true,
  "plates": [
    {
      "name": "sky"
    },
    {
      "name": "star-light"
    },
    {
      "name": "star"
    },
    {
      "name": "sea",
      "depth": 0.15
    },
    {
      "name": "thickness",
      "depth": 0.7
    },
    {
      "name": "door",
      "depth": 0.85
    },
    {
      "name": "door-light",
      "depth": 0.85
    }
  ]
} as const satisfies Picture;
