// Made by `npm run art -- bake map-button`. Not edited by hand. source dfa08da2eb65
import type { Picture } from '../schema/picture.ts';
import './map-button.css';

export const mapButton = {
  "name": "map-button",
  "folder": "map-button-a4ef8875",
  "size": [
    256,
    256
  ],
  "focus": [
    128,
    128
  ],
  "piece": true,
  "plates": [
    {
      "name": "closed"
    },
    {
      "name": "open"
    }
  ]
} as const satisfies Picture;
