import type { Picture } from '../../schema/picture.ts';
import { Piece } from '../../stage/picture/stage.tsx';
import styles from './slices.module.css';

interface Props {
  readonly picture: Picture;
  readonly plate?: string;
  /** The class says where the cuts are. */
  readonly className: string | undefined;
  readonly columns: 1 | 3;
  readonly rows: 1 | 3;
  /** The scene is not shown before this has come. */
  readonly first?: boolean;
}

/**
 * A sprite that fits a box of any size: cut into strips of which the outer keep their size and the middle one is
 * stretched. (border-image would do it, but its file has to stand in a style sheet, where no bake can change its name.)
 */
export function Slices({ picture, plate, className, columns, rows, first }: Props) {
  return (
    <span
      className={`${styles['slices']} ${className}`}
      data-cut={`${columns}x${rows}`}
      data-first={first}
      aria-hidden="true"
    >
      {Array.from({ length: columns * rows }, (_, i) => (
        <span key={i}>
          <Piece picture={picture} {...(plate !== undefined && { plate })} alt="" />
        </span>
      ))}
    </span>
  );
}
