// Made by `npm run art -- bake shop-board`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './shop-board.css';

export const shopBoard = {
  "name": "shop-board",
  "folder": "shop-board-01b1641f",
  "size": [
    1200,
    72
  ],
  "piece": true,
  "plates": [
    {
      "name": "board"
    },
    {
      "name": "bracket-left",
      "sprite": true
    },
    {
      "name": "bracket-right",
      "sprite": true
    }
  ]
} as const satisfies Picture;
