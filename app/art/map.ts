// Made by `npm run art -- bake map`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './map.css';

export const map = {
  "name": "map",
  "folder": "map-ba08fc8d",
  "size": [
    2360,
    1640
  ],
  "piece": false,
  "plates": [
    {
      "name": "shadow"
    },
    {
      "name": "sheet"
    },
    {
      "name": "light-sea",
      "sprite": true
    },
    {
      "name": "light-port",
      "sprite": true
    },
    {
      "name": "light-shop",
      "sprite": true
    },
    {
      "name": "light-athenaeum",
      "sprite": true
    },
    {
      "name": "light-cabinet",
      "sprite": true
    },
    {
      "name": "light-shelf",
      "sprite": true
    },
    {
      "name": "star-light",
      "sprite": true
    },
    {
      "name": "star",
      "sprite": true
    }
  ]
} as const satisfies Picture;
