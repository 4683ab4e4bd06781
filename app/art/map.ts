// Made by `npm run art -- bake map`. Not edited by hand. source 5c91576557a3
import type { Picture } from '../schema/picture.ts';
import './map.css';

export const map = {
  "name": "map",
  "folder": "map-1a0dd2ca",
  "size": [
    2360,
    1640
  ],
  "focus": [
    1180,
    820
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
      "name": "light-sea"
    },
    {
      "name": "light-port"
    },
    {
      "name": "light-shop"
    },
    {
      "name": "light-athenaeum"
    },
    {
      "name": "light-cabinet"
    },
    {
      "name": "light-shelf"
    },
    {
      "name": "star-light"
    },
    {
      "name": "star"
    }
  ]
} as const satisfies Picture;
