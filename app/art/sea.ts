// Made by `npm run art -- bake sea`. Not edited by hand. source 8e601e439700
import type { Picture } from '../schema/picture.ts';
import './sea.css';

export const sea = {
  "name": "sea",
  "folder": "sea-0b433b7f",
  "size": [
    1920,
    1080
  ],
  "focus": [
    810,
    620
  ],
  "piece": false,
  "plates": [
    {
      "name": "sky"
    },
    {
      "name": "clouds-far",
      "depth": 0.05
    },
    {
      "name": "star-light"
    },
    {
      "name": "star"
    },
    {
      "name": "clouds",
      "depth": 0.1
    },
    {
      "name": "water",
      "depth": 0.2
    },
    {
      "name": "water-far",
      "depth": 0.2
    },
    {
      "name": "ring",
      "depth": 0.2
    },
    {
      "name": "whale",
      "depth": 0.3
    },
    {
      "name": "glitter",
      "depth": 0.2
    },
    {
      "name": "water-mid",
      "depth": 0.36
    },
    {
      "name": "reflection",
      "depth": 0.45
    },
    {
      "name": "boat",
      "depth": 0.45,
      "riders": [
        {
          "name": "lantern-light",
          "depth": 0.45
        },
        {
          "name": "lantern",
          "depth": 0.45
        },
        {
          "name": "scarf",
          "depth": 0.45
        }
      ]
    },
    {
      "name": "lantern-glitter",
      "depth": 0.45
    },
    {
      "name": "water-near",
      "depth": 0.5
    },
    {
      "name": "foreground",
      "depth": 0.9
    }
  ]
} as const satisfies Picture;
