// Made by `npm run art -- bake map-button`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './map-button.css';

export const mapButton = {
  "name": "map-button",
  "folder": "map-button-98e6381e",
  "size": [
    256,
    256
  ],
  "piece": true,
  "plates": [
    {
      "name": "closed",
      "sprite": true
    },
    {
      "name": "open",
      "sprite": true
    }
  ]
} as const satisfies Picture;
