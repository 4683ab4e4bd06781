// Made by `npm run art -- bake book-page`. Not edited by hand. source 9649e250a211
import type { Picture } from '../schema/picture.ts';
import './book-page.css';

export const bookPage = {
  "name": "book-page",
  "folder": "book-page-5c6c8bad",
  "size": [
    1920,
    640
  ],
  "focus": [
    1130,
    92
  ],
  "piece": true,
  "plates": [
    {
      "name": "paper"
    },
    {
      "name": "ribbon"
    },
    {
      "name": "headpiece"
    },
    {
      "name": "tailpiece"
    },
    {
      "name": "initial-block"
    },
    {
      "name": "initial-frame"
    }
  ]
} as const satisfies Picture;
