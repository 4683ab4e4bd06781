// Made by `npm run art -- bake product-bonsai`. Not edited by hand. source b63a1ab72014
import type { Picture } from '../schema/picture.ts';
import './product-bonsai.css';

export const productBonsai = {
  "name": "product-bonsai",
  "folder": "product-bonsai-34ed2c49",
  "size": [
    780,
    800
  ],
  "focus": [
    390,
    420
  ],
  "piece": true,
  "plates": [
    {
      "name": "bonsai"
    }
  ]
} as const satisfies Picture;
