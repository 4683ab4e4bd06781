import type { CSSProperties } from 'react';

/** Custom properties for `style`, which React's types do not know. */
export const customProperties = (values: Readonly<Record<`--${string}`, string | number>>) =>
  values as CSSProperties;
