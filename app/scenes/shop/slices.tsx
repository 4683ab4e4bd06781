import type { Picture } from '../../schema/picture.ts';
import { Piece } from '../../stage/picture/sheets.tsx';
import styles from './slices.module.css';

interface Props {
  readonly picture: Picture;
  readonly plate: string;
  /** The class sets where the sprite is cut. */
  readonly className: string | undefined;
  readonly columns: 1 | 3;
  readonly rows: 1 | 3;
  /** The scene is shown only after this has loaded. */
  readonly first?: boolean;
}

/**
 * A sprite that fits a box of any size. It is cut into strips: the outer ones keep their size, the middle one is
 * stretched. `border-image` needs the file's name in a style sheet, where the bake cannot change it.
 */
export function Slices({ picture, plate, className, columns, rows, first }: Props) {
  return (
    <span
      className={`${styles.slices} ${className}`}
      data-slices={`${columns}x${rows}`}
      data-first={first}
      aria-hidden="true"
    >
      {Array.from({ length: columns * rows }, (_, i) => (
        <span key={i}>
          <Piece picture={picture} plate={plate} alt="" />
        </span>
      ))}
    </span>
  );
}
