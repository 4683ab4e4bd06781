// Made by `npm run art -- bake product-unknown`. Not edited by hand. source 26509261a1c9
import type { Picture } from '../schema/picture.ts';
import './product-unknown.css';

export const productUnknown = {
  "name": "product-unknown",
  "folder": "product-unknown-fe4e3656",
  "size": [
    590,
    800
  ],
  "focus": [
    295,
    400
  ],
  "piece": true,
  "plates": [
    {
      "name": "unknown"
    }
  ]
} as const satisfies Picture;
