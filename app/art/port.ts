// Made by `npm run art -- bake port`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './port.css';

export const port = {
  "name": "port",
  "folder": "port-850d7c76",
  "size": [
    1920,
    1080
  ],
  "piece": false,
  "beginning": [
    "sky",
    "star-light",
    "star",
    "clouds-far",
    "clouds-near",
    "sea",
    "water-far",
    "water-mid",
    "water-near"
  ],
  "plates": [
    {
      "name": "sky"
    },
    {
      "name": "creases"
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
      "name": "clouds-far",
      "depth": 0.05,
      "sprite": true
    },
    {
      "name": "clouds-near",
      "depth": 0.1,
      "sprite": true
    },
    {
      "name": "far-land",
      "depth": 0.15
    },
    {
      "name": "sea",
      "depth": 0.15
    },
    {
      "name": "water-far",
      "depth": 0.2,
      "sprite": true
    },
    {
      "name": "tower",
      "depth": 0.3
    },
    {
      "name": "left-quay",
      "depth": 0.3
    },
    {
      "name": "left-row",
      "depth": 0.3
    },
    {
      "name": "hill",
      "depth": 0.3
    },
    {
      "name": "athenaeum",
      "depth": 0.3
    },
    {
      "name": "town",
      "depth": 0.3
    },
    {
      "name": "roof",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "dog",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "athenaeum-light",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "stair-light",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "windows-1",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "windows-2",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "street-reflection",
      "depth": 0.35
    },
    {
      "name": "town-reflection",
      "depth": 0.35
    },
    {
      "name": "water-mid",
      "depth": 0.35,
      "sprite": true
    },
    {
      "name": "lamp-3-light",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "lamp-4-light",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "lamp-5-light",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "lamp-6-light",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "lamp-7-light",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "shutter",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "bell",
      "depth": 0.3,
      "sprite": true
    },
    {
      "name": "water-near",
      "depth": 0.6,
      "sprite": true
    },
    {
      "name": "post",
      "depth": 0.4,
      "sprite": true
    },
    {
      "name": "post-rope",
      "depth": 0.4,
      "sprite": true
    },
    {
      "name": "boat",
      "depth": 0.75,
      "sprite": true,
      "riders": [
        {
          "name": "boat-lantern",
          "depth": 0.75,
          "sprite": true,
          "riders": [
            {
              "name": "boat-lantern-light",
              "depth": 0.75,
              "sprite": true
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
      "name": "shop-wet",
      "depth": 0.8
    },
    {
      "name": "shop",
      "depth": 0.8
    },
    {
      "name": "shop-panes",
      "depth": 0.8
    },
    {
      "name": "quay-things",
      "depth": 0.8
    },
    {
      "name": "footprints",
      "depth": 0.8
    },
    {
      "name": "tide",
      "depth": 0.8,
      "sprite": true
    },
    {
      "name": "rope",
      "depth": 0.8,
      "sprite": true
    },
    {
      "name": "shop-light",
      "depth": 0.8,
      "sprite": true
    },
    {
      "name": "lantern-1",
      "depth": 0.8,
      "sprite": true,
      "riders": [
        {
          "name": "lantern-1-light",
          "depth": 0.8,
          "sprite": true
        }
      ]
    },
    {
      "name": "lantern-2",
      "depth": 0.8,
      "sprite": true,
      "riders": [
        {
          "name": "lantern-2-light",
          "depth": 0.8,
          "sprite": true
        }
      ]
    },
    {
      "name": "lantern-3",
      "depth": 0.8,
      "sprite": true,
      "riders": [
        {
          "name": "lantern-3-light",
          "depth": 0.8,
          "sprite": true
        }
      ]
    },
    {
      "name": "lantern-4",
      "depth": 0.8,
      "sprite": true,
      "riders": [
        {
          "name": "lantern-4-light",
          "depth": 0.8,
          "sprite": true
        }
      ]
    },
    {
      "name": "lamp-1-light",
      "depth": 0.8,
      "sprite": true
    },
    {
      "name": "lamp-2-light",
      "depth": 0.8,
      "sprite": true
    },
    {
      "name": "board",
      "depth": 0.8
    },
    {
      "name": "board-word",
      "depth": 0.8
    },
    {
      "name": "navigator",
      "depth": 0.85,
      "sprite": true,
      "riders": [
        {
          "name": "scarf",
          "depth": 0.85,
          "sprite": true
        }
      ]
    },
    {
      "name": "gull-1-up",
      "depth": 0.2,
      "sprite": true
    },
    {
      "name": "gull-1-down",
      "depth": 0.2,
      "sprite": true
    },
    {
      "name": "gull-2-up",
      "depth": 0.2,
      "sprite": true
    },
    {
      "name": "gull-2-down",
      "depth": 0.2,
      "sprite": true
    },
    {
      "name": "near-things",
      "depth": 0.8
    }
  ]
} as const satisfies Picture;
