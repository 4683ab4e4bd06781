// Made by `npm run art -- bake book-paper`. Not edited by hand. source d24b34a1feec
import type { Picture } from '../schema/picture.ts';
import './book-paper.css';

export const bookPaper = {
  "name": "book-paper",
  "folder": "book-paper-c3846e0e",
  "size": [
    512,
    512
  ],
  "focus": [
    256,
    256
  ],
  "piece": true,
  "plates": [
    {
      "name": "paper"
    }
  ]
} as const satisfies Picture;
