// Made by `npm run art -- bake map-rolls`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './map-rolls.css';

export const mapRolls = {
  "name": "map-rolls",
  "folder": "map-rolls-d7c7c006",
  "size": [
    2360,
    1640
  ],
  "piece": false,
  "plates": [
    {
      "name": "roll-left",
      "sprite": true
    },
    {
      "name": "roll-right",
      "sprite": true
    },
    {
      "name": "ribbon",
      "sprite": true
    }
  ]
} as const satisfies Picture;
