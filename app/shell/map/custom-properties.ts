import type { CSSProperties } from 'react';

/** Custom properties for `style`, of which React's types know nothing. */
export const customProperties = (values: Readonly<Record<`--${string}`, string | number>>) =>
  values as CSSProperties;
