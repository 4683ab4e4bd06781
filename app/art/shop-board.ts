// Made by `npm run art -- bake shop-board`. Not edited by hand. source eea4d50de51c
import type { Picture } from '../schema/picture.ts';
import './shop-board.css';

export const shopBoard = {
  "name": "shop-board",
  "folder": "shop-board-5610a942",
  "size": [
    1200,
    72
  ],
  "focus": [
    600,
    36
  ],
  "piece": true,
  "plates": [
    {
      "name": "board"
    },
    {
      "name": "bracket-left"
    },
    {
      "name": "bracket-right"
    }
  ]
} as const satisfies Picture;
