// Made by `npm run art -- bake product-ears`. Not edited by hand. source 300a38dc9f88
import type { Picture } from '../schema/picture.ts';
import './product-ears.css';

export const productEars = {
  "name": "product-ears",
  "folder": "product-ears-539cb3a6",
  "size": [
    780,
    800
  ],
  "focus": [
    390,
    300
  ],
  "piece": true,
  "plates": [
    {
      "name": "ears"
    }
  ]
} as const satisfies Picture;
