import { useRef } from 'react';
import { proteus } from '../../schema/pictures.ts';
import { Sheets } from '../../stage/picture/sheets.tsx';
import { useMotion } from '../../stage/picture/use-motion.ts';
import { useParallax } from '../../stage/picture/use-parallax.ts';
import { puppetMotion } from './puppet.motion.ts';
import styles from './puppet.module.css';

const PUPILS = '[data-plate^="pupil-"]';

/** Proteus, in parts that can move. */
export function Puppet() {
  const ref = useRef<HTMLDivElement>(null);
  useMotion(ref, puppetMotion);
  useParallax(ref, PUPILS);
  return (
    <div ref={ref} className={styles.puppet} data-picture={proteus.name}>
      <Sheets picture={proteus} />
    </div>
  );
}
