// Made by `npm run art -- bake lost`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './lost.css';

export const lost = {
  "name": "lost",
  "folder": "lost-75011204",
  "size": [
    1920,
    1080
  ],
  "piece": false,
  "beginning": [
    "paper",
    "star"
  ],
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
      "name": "sand",
      "depth": 0.3
    },
    {
      "name": "gravel",
      "depth": 0.3
    },
    {
      "name": "habit",
      "depth": 0.3
    },
    {
      "name": "shadow",
      "depth": 0.3
    },
    {
      "name": "kettle",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "yes",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "print-1",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "print-2",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "print-3",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "print-4",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "print-5",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "print-6",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "print-7",
      "depth": 0.3,
      "sprite": true
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
      "name": "board-1",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "board-2",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "board-3",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "board-4",
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
