// Made by `npm run art -- bake sea`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './sea.css';

export const sea = {
  "name": "sea",
  "folder": "sea-ee574ac9",
  "size": [
    1920,
    1080
  ],
  "piece": false,
  "beginning": [
    "sky",
    "clouds-far",
    "star-light",
    "star",
    "clouds",
    "nothing"
  ],
  "plates": [
    {
      "name": "sky"
    },
    {
      "name": "clouds-far",
      "depth": 0.05
    },
    {
      "name": "star-light",
      "sprite": true
    },
    {
      "name": "star",
      "sprite": true
    },
    {
      "name": "clouds",
      "depth": 0.1
    },
    {
      "name": "nothing",
      "depth": 0.2
    },
    {
      "name": "water",
      "depth": 0.2
    },
    {
      "name": "water-far",
      "depth": 0.2,
      "sprite": true
    },
    {
      "name": "glitter",
      "depth": 0.2,
      "sprite": true
    },
    {
      "name": "long-ring",
      "depth": 0.2,
      "sprite": true
    },
    {
      "name": "ring",
      "depth": 0.2,
      "sprite": true
    },
    {
      "name": "water-mid",
      "depth": 0.36,
      "sprite": true,
      "riders": [
        {
          "name": "reflection",
          "depth": 0.45,
          "sprite": true
        }
      ]
    },
    {
      "name": "whale",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "boat",
      "depth": 0.45,
      "sprite": true,
      "riders": [
        {
          "name": "lap",
          "depth": 0.45,
          "sprite": true
        },
        {
          "name": "word",
          "depth": 0.45,
          "sprite": true
        },
        {
          "name": "sleeve-paint",
          "depth": 0.45,
          "sprite": true
        },
        {
          "name": "lantern-light",
          "depth": 0.45,
          "sprite": true
        },
        {
          "name": "lantern",
          "depth": 0.45,
          "sprite": true
        },
        {
          "name": "scarf",
          "depth": 0.45,
          "sprite": true
        }
      ]
    },
    {
      "name": "lantern-glitter",
      "depth": 0.45,
      "sprite": true
    },
    {
      "name": "bubbles",
      "depth": 0.45,
      "sprite": true
    },
    {
      "name": "water-near",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "foreground",
      "depth": 0.9,
      "sprite": true
    }
  ]
} as const satisfies Picture;
