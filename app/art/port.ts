// Made by `npm run art -- bake port`. Not edited by hand. source dc9f56323820
import type { Picture } from '../schema/picture.ts';
import './port.css';

export const port = {
  "name": "port",
  "folder": "port-0cf4e3e3",
  "size": [
    1920,
    1080
  ],
  "focus": [
    980,
    538
  ],
  "piece": false,
  "plates": [
    {
      "name": "sky"
    },
    {
      "name": "star-light"
    },
    {
      "name": "star"
    },
    {
      "name": "clouds-far",
      "depth": 0.05
    },
    {
      "name": "clouds-near",
      "depth": 0.1
    },
    {
      "name": "sea",
      "depth": 0.15
    },
    {
      "name": "water-far",
      "depth": 0.2
    },
    {
      "name": "town",
      "depth": 0.3
    },
    {
      "name": "bell",
      "depth": 0.3
    },
    {
      "name": "athenaeum-light",
      "depth": 0.3
    },
    {
      "name": "stair-light",
      "depth": 0.3
    },
    {
      "name": "windows-1",
      "depth": 0.3
    },
    {
      "name": "windows-2",
      "depth": 0.3
    },
    {
      "name": "shutter",
      "depth": 0.3
    },
    {
      "name": "water-mid",
      "depth": 0.35
    },
    {
      "name": "lamp-3-light",
      "depth": 0.3
    },
    {
      "name": "lamp-4-light",
      "depth": 0.3
    },
    {
      "name": "lamp-5-light",
      "depth": 0.3
    },
    {
      "name": "lamp-6-light",
      "depth": 0.3
    },
    {
      "name": "lamp-7-light",
      "depth": 0.3
    },
    {
      "name": "ship",
      "depth": 0.4
    },
    {
      "name": "water-near",
      "depth": 0.6
    },
    {
      "name": "boat",
      "depth": 0.75,
      "riders": [
        {
          "name": "boat-lantern",
          "depth": 0.75,
          "riders": [
            {
              "name": "boat-lantern-light",
              "depth": 0.75
            }
          ]
        }
      ]
    },
    {
      "name": "quay",
      "depth": 0.8
    },
    {
      "name": "tide",
      "depth": 0.8
    },
    {
      "name": "rope",
      "depth": 0.8
    },
    {
      "name": "shop-light",
      "depth": 0.8
    },
    {
      "name": "lantern-1",
      "depth": 0.8,
      "riders": [
        {
          "name": "lantern-1-light",
          "depth": 0.8
        }
      ]
    },
    {
      "name": "lantern-2",
      "depth": 0.8,
      "riders": [
        {
          "name": "lantern-2-light",
          "depth": 0.8
        }
      ]
    },
    {
      "name": "lantern-3",
      "depth": 0.8,
      "riders": [
        {
          "name": "lantern-3-light",
          "depth": 0.8
        }
      ]
    },
    {
      "name": "lantern-4",
      "depth": 0.8,
      "riders": [
        {
          "name": "lantern-4-light",
          "depth": 0.8
        }
      ]
    },
    {
      "name": "lamp-1-light",
      "depth": 0.8
    },
    {
      "name": "lamp-2-light",
      "depth": 0.8
    },
    {
      "name": "navigator",
      "depth": 0.85,
      "riders": [
        {
          "name": "scarf",
          "depth": 0.85
        }
      ]
    },
    {
      "name": "gull-1-up",
      "depth": 0.2
    },
    {
      "name": "gull-1-down",
      "depth": 0.2
    },
    {
      "name": "gull-2-up",
      "depth": 0.2
    },
    {
      "name": "gull-2-down",
      "depth": 0.2
    },
    {
      "name": "near-things",
      "depth": 1
    }
  ]
} as const satisfies Picture;
