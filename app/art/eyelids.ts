// Made by `npm run art -- bake eyelids`. Not edited by hand. source c7680b0cd340
import type { Picture } from '../schema/picture.ts';
import './eyelids.css';

export const eyelids = {
  "name": "eyelids",
  "folder": "eyelids-93aa070f",
  "size": [
    1920,
    1320
  ],
  "focus": [
    960,
    660
  ],
  "piece": false,
  "plates": [
    {
      "name": "upper"
    },
    {
      "name": "lower",
      "riders": [
        {
          "name": "vein"
        }
      ]
    },
    {
      "name": "lashes",
      "with": "upper"
    }
  ]
} as const satisfies Picture;
