// Made by `npm run art -- bake shop`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './shop.css';

export const shop = {
  "name": "shop",
  "folder": "shop-dcd20428",
  "size": [
    1920,
    1080
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
      "name": "frame",
      "depth": 0.12
    },
    {
      "name": "shelf",
      "depth": 0.2
    },
    {
      "name": "bracket",
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
      "sprite": true,
      "riders": [
        {
          "name": "light-door",
          "depth": 0.2,
          "sprite": true
        }
      ]
    },
    {
      "name": "jar-left",
      "depth": 0.6,
      "sprite": true,
      "riders": [
        {
          "name": "light-left",
          "depth": 0.6,
          "sprite": true
        }
      ]
    },
    {
      "name": "jar-right",
      "depth": 0.6,
      "sprite": true,
      "riders": [
        {
          "name": "light-right",
          "depth": 0.6,
          "sprite": true
        }
      ]
    },
    {
      "name": "placard",
      "depth": 0.6,
      "sprite": true,
      "riders": [
        {
          "name": "jar-middle",
          "depth": 0.6,
          "sprite": true,
          "riders": [
            {
              "name": "light-middle",
              "depth": 0.6,
              "sprite": true
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
