// Made by `npm run art -- bake product-ears`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './product-ears.css';

export const productEars = {
  "name": "product-ears",
  "folder": "product-ears-14072df4",
  "size": [
    780,
    800
  ],
  "piece": true,
  "plates": [
    {
      "name": "ears"
    }
  ]
} as const satisfies Picture;
