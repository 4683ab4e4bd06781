// Made by `npm run art -- bake cloth`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './cloth.css';

export const cloth = {
  "name": "cloth",
  "folder": "cloth-a092d143",
  "size": [
    1920,
    1080
  ],
  "piece": false,
  "plates": [
    {
      "name": "cloth",
      "depth": 0.5,
      "sprite": true,
      "riders": [
        {
          "name": "bump-1",
          "depth": 0.5,
          "sprite": true
        },
        {
          "name": "bump-2",
          "depth": 0.5,
          "sprite": true
        },
        {
          "name": "bump-3",
          "depth": 0.5,
          "sprite": true
        },
        {
          "name": "bump-4",
          "depth": 0.5,
          "sprite": true
        },
        {
          "name": "bump-5",
          "depth": 0.5,
          "sprite": true
        },
        {
          "name": "bump-6",
          "depth": 0.5,
          "sprite": true
        },
        {
          "name": "bump-7",
          "depth": 0.5,
          "sprite": true
        },
        {
          "name": "bump-8",
          "depth": 0.5,
          "sprite": true
        }
      ]
    }
  ]
} as const satisfies Picture;
