// Made by `npm run art -- bake proteus`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './proteus.css';

export const proteus = {
  "name": "proteus",
  "folder": "proteus-36e44ade",
  "size": [
    1920,
    1080
  ],
  "piece": false,
  "plates": [
    {
      "name": "body",
      "depth": 0.4,
      "sprite": true,
      "riders": [
        {
          "name": "arm-wave",
          "depth": 0.4,
          "sprite": true
        },
        {
          "name": "arm-straighten",
          "depth": 0.4,
          "sprite": true
        },
        {
          "name": "arm-shell",
          "depth": 0.4,
          "sprite": true
        },
        {
          "name": "arm-plumes",
          "depth": 0.4,
          "sprite": true
        },
        {
          "name": "arm-can",
          "depth": 0.4,
          "sprite": true
        },
        {
          "name": "arm-quill",
          "depth": 0.4,
          "sprite": true
        },
        {
          "name": "arm-bell",
          "depth": 0.4,
          "sprite": true
        },
        {
          "name": "arm-page",
          "depth": 0.4,
          "sprite": true
        },
        {
          "name": "apron",
          "depth": 0.4,
          "sprite": true
        },
        {
          "name": "head",
          "depth": 0.4,
          "sprite": true,
          "riders": [
            {
              "name": "white-left",
              "depth": 0.4,
              "sprite": true
            },
            {
              "name": "pupil-left",
              "depth": 0.4,
              "sprite": true
            },
            {
              "name": "lid-left-open",
              "depth": 0.4,
              "sprite": true
            },
            {
              "name": "lid-left-shut",
              "depth": 0.4,
              "sprite": true
            },
            {
              "name": "white-right",
              "depth": 0.4,
              "sprite": true
            },
            {
              "name": "pupil-right",
              "depth": 0.4,
              "sprite": true
            },
            {
              "name": "lid-right-open",
              "depth": 0.4,
              "sprite": true
            },
            {
              "name": "lid-right-shut",
              "depth": 0.4,
              "sprite": true
            },
            {
              "name": "brow-left",
              "depth": 0.4,
              "sprite": true
            },
            {
              "name": "brow-right",
              "depth": 0.4,
              "sprite": true
            },
            {
              "name": "mouth-smile",
              "depth": 0.4,
              "sprite": true
            },
            {
              "name": "mouth-word",
              "depth": 0.4,
              "sprite": true
            },
            {
              "name": "spectacles",
              "depth": 0.4,
              "sprite": true
            },
            {
              "name": "hat",
              "depth": 0.4,
              "sprite": true
            }
          ]
        },
        {
          "name": "bow-tie",
          "depth": 0.4,
          "sprite": true
        }
      ]
    }
  ]
} as const satisfies Picture;
