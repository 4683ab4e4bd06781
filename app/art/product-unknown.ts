// Made by `npm run art -- bake product-unknown`. Not edited by hand.
import type { Picture } from '../schema/picture.ts';
import './product-unknown.css';

export const productUnknown = {
  "name": "product-unknown",
  "folder": "product-unknown-b34ae402",
  "size": [
    590,
    800
  ],
  "piece": true,
  "plates": [
    {
      "name": "unknown"
    }
  ]
} as const satisfies Picture;
