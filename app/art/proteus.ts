// Made by `npm run art -- bake proteus`. Not edited by hand. source 384e9a3c0fa4
import type { Picture } from '../schema/picture.ts';
import './proteus.css';

export const proteus = {
  "name": "proteus",
  "folder": "proteus-a850c002",
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
      "name": "body",
      "depth": 0.4,
      "riders": [
        {
          "name": "arm-wave",
          "depth": 0.4
        },
        {
          "name": "arm-straighten",
          "depth": 0.4
        },
        {
          "name": "arm-shell",
          "depth": 0.4
        },
        {
          "name": "arm-duster",
          "depth": 0.4
        },
        {
          "name": "arm-can",
          "depth": 0.4
        },
        {
          "name": "arm-quill",
          "depth": 0.4
        },
        {
          "name": "arm-bell",
          "depth": 0.4
        },
        {
          "name": "arm-scales",
          "depth": 0.4
        },
        {
          "name": "apron",
          "depth": 0.4
        },
        {
          "name": "head",
          "depth": 0.4,
          "riders": [
            {
              "name": "white-left",
              "depth": 0.4
            },
            {
              "name": "pupil-left",
              "depth": 0.4
            },
            {
              "name": "lid-left-0",
              "depth": 0.4
            },
            {
              "name": "lid-left-1",
              "depth": 0.4
            },
            {
              "name": "lid-left-2",
              "depth": 0.4
            },
            {
              "name": "white-right",
              "depth": 0.4
            },
            {
              "name": "pupil-right",
              "depth": 0.4
            },
            {
              "name": "lid-right-0",
              "depth": 0.4
            },
            {
              "name": "lid-right-1",
              "depth": 0.4
            },
            {
              "name": "lid-right-2",
              "depth": 0.4
            },
            {
              "name": "brow-left",
              "depth": 0.4
            },
            {
              "name": "brow-right",
              "depth": 0.4
            },
            {
              "name": "mouth-0",
              "depth": 0.4
            },
            {
              "name": "mouth-1",
              "depth": 0.4
            },
            {
              "name": "mouth-2",
              "depth": 0.4
            },
            {
              "name": "spectacles",
              "depth": 0.4
            },
            {
              "name": "hat",
              "depth": 0.4
            }
          ]
        },
        {
          "name": "bow-tie",
          "depth": 0.4
        }
      ]
    }
  ]
} as const satisfies Picture;
