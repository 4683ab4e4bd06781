import { proteus } from '../../schema/pictures.ts';
import { Sheets } from '../../stage/stage.tsx';
import styles from './shop.module.css';

/** Eyes open, and smiling: the other lids and mouths are not fetched before he needs them. */
const AT_REST = ['lid-left-1', 'lid-left-2', 'lid-right-1', 'lid-right-2', 'mouth-1', 'mouth-2'];

/** Proteus in his parts, each hung where it can be moved; in the place of the still one in the picture. */
export function Puppet() {
  return (
    <div className={styles['puppet']} data-picture={proteus.name}>
      <Sheets picture={proteus} without={AT_REST} />
    </div>
  );
}
