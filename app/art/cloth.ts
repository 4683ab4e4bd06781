// Made by `npm run art -- bake cloth`. Not edited by hand. source e6e6140c882a
import type { Picture } from '../schema/picture.ts';
import './cloth.css';

export const cloth = {
  "name": "cloth",
  "folder": "cloth-e1a4e092",
  "size": [
    1920,
    1080
  ],
  "focus": [
    500,
    470
  ],
  "piece": false,
  "plates": [
    {
      "name": "cloth",
      "depth": 0.5,
      "riders": [
        {
          "name": "bump-1",
          "depth": 0.5
        },
        {
          "name": "bump-2",
          "depth": 0.5
        },
        {
          "name": "bump-3",
          "depth": 0.5
        },
        {
          "name": "bump-4",
          "depth": 0.5
        },
        {
          "name": "bump-5",
          "depth": 0.5
        },
        {
          "name": "bump-6",
          "depth": 0.5
        },
        {
          "name": "bump-7",
          "depth": 0.5
        },
        {
          "name": "bump-8",
          "depth": 0.5
        }
      ]
    }
  ]
} as const satisfies Picture;
