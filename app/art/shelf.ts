// Made by `npm run art -- bake shelf`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './shelf.css';

export const shelf = {
  "name": "shelf",
  "folder": "shelf-ea52032a",
  "size": [
    1920,
    1080
  ],
  "piece": false,
  "plates": [
    {
      "name": "dusk"
    },
    {
      "name": "wall",
      "depth": 0.2
    },
    {
      "name": "rings",
      "depth": 0.28
    },
    {
      "name": "board",
      "depth": 0.4
    },
    {
      "name": "book-mindfulness",
      "depth": 0.4,
      "sprite": true
    },
    {
      "name": "book-realm",
      "depth": 0.4,
      "sprite": true
    },
    {
      "name": "book-birthday",
      "depth": 0.4,
      "sprite": true
    },
    {
      "name": "lamp",
      "depth": 0.44
    },
    {
      "name": "lamp-light",
      "depth": 0.44
    },
    {
      "name": "front",
      "depth": 0.85
    }
  ]
} as const satisfies Picture;
