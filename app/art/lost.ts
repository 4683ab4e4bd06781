// Made by `npm run art -- bake lost`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './lost.css';

export const lost = {
  "name": "lost",
  "folder": "lost-dfab5a3c",
  "size": [
    1920,
    1080
  ],
  "focus": [
    1080,
    520
  ],
  "piece": false,
  "plates": [
    {
      "name": "paper"
    },
    {
      "name": "star",
      "depth": 0.05,
      "sprite": true
    },
    {
      "name": "ground",
      "depth": 0.3
    },
    {
      "name": "print-8",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "print-9",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "print-10",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "print-11",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "print-12",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "print-13",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "print-14",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "bell",
      "depth": 0.6,
      "sprite": true
    }
  ]
} as const satisfies Picture;
