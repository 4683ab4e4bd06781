// Made by `npm run art -- bake manual`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './manual.css';

export const manual = {
  "name": "manual",
  "folder": "manual-c1acd7a8",
  "size": [
    900,
    1100
  ],
  "piece": true,
  "plates": [
    {
      "name": "manual",
      "sprite": true
    },
    {
      "name": "window-light",
      "sprite": true
    },
    {
      "name": "motes-far",
      "sprite": true
    },
    {
      "name": "motes-near",
      "sprite": true
    }
  ]
} as const satisfies Picture;
