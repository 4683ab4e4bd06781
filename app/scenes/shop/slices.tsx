import type { Picture } from '../../schema/picture.ts';
import { Piece } from '../../stage/picture/sheets.tsx';
import styles from './slices.module.css';

interface Props {
  readonly picture: Picture;
  readonly plate: string;
  /** The class sets where the sprite is cut. */
  readonly className: string | undefined;
  readonly into: 'columns' | 'rows';
  /** The scene is shown only after this has loaded. */
  readonly first?: boolean;
}

/**
 * A sprite that fits a box of any size. It is cut into three strips: the outer ones keep their size, the middle one is
 * stretched. `border-image` needs the file's name in a style sheet, where the bake cannot change it.
 */
export function Slices({ picture, plate, className, into, first }: Props) {
  return (
    <span
      className={`${styles.slices} ${className}`}
      data-slices={into}
      data-first={first}
      aria-hidden="true"
    >
      {[0, 1, 2].map((i) => (
        <span key={i}>
          <Piece picture={picture} plate={plate} alt="" {...(first && i === 0 && { priority: 'high' })} />
        </span>
      ))}
    </span>
  );
}
