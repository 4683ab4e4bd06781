// Made by `npm run art -- bake athenaeum-floor`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './athenaeum-floor.css';

export const athenaeumFloor = {
  "name": "athenaeum-floor",
  "folder": "athenaeum-floor-17173401",
  "size": [
    1920,
    1760
  ],
  "piece": true,
  "plates": [
    {
      "name": "boards",
      "depth": 0.16
    },
    {
      "name": "wall-foot",
      "depth": 0.3
    },
    {
      "name": "case-foot",
      "depth": 0.7
    },
    {
      "name": "ladder-foot",
      "depth": 0.85,
      "sprite": true
    }
  ]
} as const satisfies Picture;
