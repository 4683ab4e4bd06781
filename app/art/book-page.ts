// Made by `npm run art -- bake book-page`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './book-page.css';

export const bookPage = {
  "name": "book-page",
  "folder": "book-page-6971d28c",
  "size": [
    1920,
    640
  ],
  "piece": true,
  "plates": [
    {
      "name": "paper",
      "sprite": true
    },
    {
      "name": "ribbon",
      "sprite": true
    },
    {
      "name": "headpiece",
      "sprite": true
    },
    {
      "name": "tailpiece",
      "sprite": true
    },
    {
      "name": "initial-block",
      "sprite": true
    },
    {
      "name": "initial-frame",
      "sprite": true
    }
  ]
} as const satisfies Picture;
