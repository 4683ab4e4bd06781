// Made by `npm run art -- bake eyelids`. Not edited by hand. source 6ccf0aa99fc8
import type { Picture } from '../schema/picture.ts';
import './eyelids.css';

export const eyelids = {
  "name": "eyelids",
  "folder": "eyelids-9019503a",
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
