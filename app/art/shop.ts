// Made by `npm run art -- bake shop`. Not edited by hand. source c4d21493117e
import type { Picture } from '../schema/picture.ts';
import './shop.css';

export const shop = {
  "name": "shop",
  "folder": "shop-b1fa19a8",
  "size": [
    1920,
    1080
  ],
  "focus": [
    1490,
    452
  ],
  "piece": false,
  "plates": [
    {
      "name": "dusk"
    },
    {
      "name": "wall",
      "depth": 0.12
    },
    {
      "name": "shelf",
      "depth": 0.2
    },
    {
      "name": "basket",
      "depth": 0.3
    },
    {
      "name": "counter",
      "depth": 0.4
    },
    {
      "name": "jar-door",
      "depth": 0.2,
      "riders": [
        {
          "name": "light-door",
          "depth": 0.2
        }
      ]
    },
    {
      "name": "proteus",
      "depth": 0.4
    },
    {
      "name": "jar-left",
      "depth": 0.6,
      "riders": [
        {
          "name": "light-left",
          "depth": 0.6
        }
      ]
    },
    {
      "name": "jar-right",
      "depth": 0.6,
      "riders": [
        {
          "name": "light-right",
          "depth": 0.6
        }
      ]
    },
    {
      "name": "placard",
      "depth": 0.6,
      "riders": [
        {
          "name": "jar-middle",
          "depth": 0.6,
          "riders": [
            {
              "name": "light-middle",
              "depth": 0.6
            }
          ]
        }
      ]
    },
    {
      "name": "beam",
      "depth": 0.8
    }
  ]
} as const satisfies Picture;
