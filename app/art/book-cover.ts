// Made by `npm run art -- bake book-cover`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './book-cover.css';

export const bookCover = {
  "name": "book-cover",
  "folder": "book-cover-921fabf0",
  "size": [
    700,
    1000
  ],
  "piece": true,
  "plates": [
    {
      "name": "mindfulness",
      "sprite": true
    },
    {
      "name": "realm",
      "sprite": true
    },
    {
      "name": "birthday",
      "sprite": true
    },
    {
      "name": "relief",
      "sprite": true
    }
  ]
} as const satisfies Picture;
