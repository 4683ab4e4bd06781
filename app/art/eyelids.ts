// Made by `npm run art -- bake eyelids`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './eyelids.css';

export const eyelids = {
  "name": "eyelids",
  "folder": "eyelids-e71a8948",
  "size": [
    1920,
    1320
  ],
  "piece": false,
  "plates": [
    {
      "name": "upper",
      "sprite": true
    },
    {
      "name": "lower",
      "sprite": true,
      "riders": [
        {
          "name": "vein",
          "sprite": true
        }
      ]
    }
  ]
} as const satisfies Picture;
