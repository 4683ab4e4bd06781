import { useRef } from 'react';
import { proteus } from '../../schema/pictures.ts';
import { Sheets } from '../../stage/picture/sheets.tsx';
import { useMotion } from '../../stage/picture/use-motion.ts';
import { puppetMotion } from './puppet.motion.ts';
import styles from './puppet.module.css';

/** Drawn parts that are not shown: the half-closed lids and the third mouth. */
const NOT_USED = ['lid-left-1', 'lid-right-1', 'mouth-2'];

/** Proteus, in parts that can move. */
export function Puppet() {
  const ref = useRef<HTMLDivElement>(null);
  useMotion(ref, puppetMotion);
  return (
    <div ref={ref} className={styles.puppet} data-picture={proteus.name}>
      <Sheets picture={proteus} without={NOT_USED} />
    </div>
  );
}
