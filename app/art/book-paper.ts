// Made by `npm run art -- bake book-paper`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './book-paper.css';

export const bookPaper = {
  "name": "book-paper",
  "folder": "book-paper-3e90d12c",
  "size": [
    512,
    512
  ],
  "piece": true,
  "plates": [
    {
      "name": "paper"
    }
  ]
} as const satisfies Picture;
