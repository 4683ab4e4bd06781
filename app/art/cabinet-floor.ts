// Made by `npm run art -- bake cabinet-floor`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './cabinet-floor.css';

export const cabinetFloor = {
  "name": "cabinet-floor",
  "folder": "cabinet-floor-80a9fd08",
  "size": [
    1920,
    1860
  ],
  "piece": true,
  "plates": [
    {
      "name": "boards",
      "depth": 0.44
    }
  ]
} as const satisfies Picture;
