// Made by `npm run art -- bake map-rolls`. Not edited by hand. source 1e2461d3bc87
import type { Picture } from '../schema/picture.ts';
import './map-rolls.css';

export const mapRolls = {
  "name": "map-rolls",
  "folder": "map-rolls-ed545502",
  "size": [
    2360,
    1640
  ],
  "focus": [
    1180,
    824
  ],
  "piece": false,
  "plates": [
    {
      "name": "roll-left"
    },
    {
      "name": "roll-right"
    },
    {
      "name": "ribbon-loose"
    },
    {
      "name": "ribbon"
    }
  ]
} as const satisfies Picture;
