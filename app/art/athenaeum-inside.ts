// Made by `npm run art -- bake athenaeum-inside`. Not edited by hand. source 31f3a41359ad
import type { Picture } from '../schema/picture.ts';
import './athenaeum-inside.css';

export const athenaeumInside = {
  "name": "athenaeum-inside",
  "folder": "athenaeum-inside-d264b3dd",
  "size": [
    1920,
    1080
  ],
  "focus": [
    906,
    560
  ],
  "piece": false,
  "plates": [
    {
      "name": "end-wall",
      "depth": 0.06
    },
    {
      "name": "far-room",
      "depth": 0.14
    },
    {
      "name": "floor",
      "depth": 0.16
    },
    {
      "name": "chair",
      "depth": 0.18
    },
    {
      "name": "archive",
      "depth": 0.26
    },
    {
      "name": "near-room",
      "depth": 0.3
    },
    {
      "name": "bulb-light",
      "depth": 0.28
    },
    {
      "name": "wall-light",
      "depth": 0.24
    },
    {
      "name": "daylight",
      "depth": 0.16
    },
    {
      "name": "manual-light",
      "depth": 0.16
    },
    {
      "name": "manual",
      "depth": 0.16
    },
    {
      "name": "dust-far",
      "depth": 0.34
    },
    {
      "name": "shelf",
      "depth": 0.7
    },
    {
      "name": "lamp-light",
      "depth": 0.7
    },
    {
      "name": "ladder",
      "depth": 0.85
    },
    {
      "name": "dust-near",
      "depth": 0.9
    }
  ]
} as const satisfies Picture;
