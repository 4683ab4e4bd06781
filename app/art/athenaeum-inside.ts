// Made by `npm run art -- bake athenaeum-inside`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './athenaeum-inside.css';

export const athenaeumInside = {
  "name": "athenaeum-inside",
  "folder": "athenaeum-inside-2c45674c",
  "size": [
    1920,
    1080
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
      "depth": 0.18,
      "sprite": true
    },
    {
      "name": "archive",
      "depth": 0.26
    },
    {
      "name": "drawer",
      "depth": 0.26,
      "sprite": true
    },
    {
      "name": "near-room",
      "depth": 0.3
    },
    {
      "name": "bulb-light",
      "depth": 0.28,
      "sprite": true
    },
    {
      "name": "wall-light",
      "depth": 0.24,
      "sprite": true
    },
    {
      "name": "daylight",
      "depth": 0.16,
      "sprite": true
    },
    {
      "name": "manual-light",
      "depth": 0.16,
      "sprite": true
    },
    {
      "name": "manual",
      "depth": 0.16,
      "sprite": true
    },
    {
      "name": "dust-far",
      "depth": 0.34,
      "sprite": true
    },
    {
      "name": "shelf",
      "depth": 0.7
    },
    {
      "name": "spine",
      "depth": 0.7,
      "sprite": true
    },
    {
      "name": "lamp-light",
      "depth": 0.7,
      "sprite": true
    },
    {
      "name": "ladder",
      "depth": 0.85
    },
    {
      "name": "dust-near",
      "depth": 0.9,
      "sprite": true
    }
  ]
} as const satisfies Picture;
