// Made by `npm run art -- bake cabinet`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './cabinet.css';

export const cabinet = {
  "name": "cabinet",
  "folder": "cabinet-8cd859ea",
  "size": [
    1920,
    1080
  ],
  "piece": false,
  "plates": [
    {
      "name": "dark"
    },
    {
      "name": "far-shelves",
      "depth": 0.22
    },
    {
      "name": "floor",
      "depth": 0.44
    },
    {
      "name": "shelves",
      "depth": 0.4
    },
    {
      "name": "cabinet",
      "depth": 0.5
    },
    {
      "name": "fourth-drawer",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "third-shadow",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "third-inside",
      "depth": 0.5
    },
    {
      "name": "third-side",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "third-files",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "third-folder",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "third-drawer",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "second-shadow",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "second-side",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "second-folder",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "second-drawer",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "first-shadow",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "first-side",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "first-folder",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "first-drawer",
      "depth": 0.5,
      "sprite": true
    },
    {
      "name": "tag",
      "depth": 0.5
    },
    {
      "name": "bulb",
      "depth": 0.6
    },
    {
      "name": "bulb-light",
      "depth": 0.6
    },
    {
      "name": "front",
      "depth": 1
    }
  ]
} as const satisfies Picture;
