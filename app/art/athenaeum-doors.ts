// Made by `npm run art -- bake athenaeum-doors`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './athenaeum-doors.css';

export const athenaeumDoors = {
  "name": "athenaeum-doors",
  "folder": "athenaeum-doors-b2423180",
  "size": [
    1920,
    1080
  ],
  "piece": false,
  "beginning": [
    "night",
    "star",
    "clouds",
    "below",
    "stair",
    "shells",
    "foreground",
    "bough"
  ],
  "plates": [
    {
      "name": "night"
    },
    {
      "name": "star",
      "sprite": true
    },
    {
      "name": "clouds",
      "depth": 0.06
    },
    {
      "name": "below",
      "depth": 0.1
    },
    {
      "name": "town",
      "depth": 0.18
    },
    {
      "name": "hillside",
      "depth": 0.24
    },
    {
      "name": "wings",
      "depth": 0.34
    },
    {
      "name": "interior",
      "depth": 0.42,
      "sprite": true
    },
    {
      "name": "interior-light",
      "depth": 0.42,
      "sprite": true
    },
    {
      "name": "door-left",
      "depth": 0.45,
      "sprite": true,
      "riders": [
        {
          "name": "brass-plate",
          "depth": 0.45,
          "sprite": true
        },
        {
          "name": "door-left-warm",
          "depth": 0.45,
          "sprite": true
        }
      ]
    },
    {
      "name": "door-right",
      "depth": 0.45,
      "sprite": true,
      "riders": [
        {
          "name": "door-right-warm",
          "depth": 0.45,
          "sprite": true
        },
        {
          "name": "latch-plate",
          "depth": 0.45,
          "sprite": true
        },
        {
          "name": "latch",
          "depth": 0.45,
          "sprite": true
        }
      ]
    },
    {
      "name": "gap-light",
      "depth": 0.45
    },
    {
      "name": "facade",
      "depth": 0.45
    },
    {
      "name": "strip-light",
      "depth": 0.45,
      "sprite": true
    },
    {
      "name": "halo-light",
      "depth": 0.45,
      "sprite": true
    },
    {
      "name": "colonnade",
      "depth": 0.5
    },
    {
      "name": "warm",
      "depth": 0.5
    },
    {
      "name": "stair",
      "depth": 0.56
    },
    {
      "name": "steps",
      "depth": 0.56
    },
    {
      "name": "spill",
      "depth": 0.56,
      "sprite": true
    },
    {
      "name": "shells",
      "depth": 0.72
    },
    {
      "name": "shells-warm",
      "depth": 0.72
    },
    {
      "name": "foreground",
      "depth": 0.95
    },
    {
      "name": "bough",
      "depth": 0.95
    }
  ]
} as const satisfies Picture;
