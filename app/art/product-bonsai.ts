// Made by `npm run art -- bake product-bonsai`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './product-bonsai.css';

export const productBonsai = {
  "name": "product-bonsai",
  "folder": "product-bonsai-edd34490",
  "size": [
    780,
    800
  ],
  "piece": true,
  "plates": [
    {
      "name": "bonsai"
    }
  ]
} as const satisfies Picture;
