import { useRef } from 'react';
import { proteus } from '../../schema/pictures.ts';
import { Sheets } from '../../stage/picture/stage.tsx';
import { useMotion } from '../../stage/picture/use-motion.ts';
import { puppetMotion } from './puppet.motion.ts';
import styles from './puppet.module.css';

/** He blinks in one go and speaks with one mouth: half-closed lids and the third mouth stay in the drawer. */
const NOT_USED = ['lid-left-1', 'lid-right-1', 'mouth-2'];

/** Proteus in his parts, each hung where it can be moved; in the place of the still one in the picture. */
export function Puppet() {
  const ref = useRef<HTMLDivElement>(null);
  useMotion(ref, puppetMotion);
  return (
    <div ref={ref} className={styles['puppet']} data-picture={proteus.name}>
      <Sheets picture={proteus} without={NOT_USED} />
    </div>
  );
}
