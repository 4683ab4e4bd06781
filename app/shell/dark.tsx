import { useState } from 'react';
import { useLocation } from 'react-router';
import { carriesCuts } from '../stage/passage/carries-cuts.ts';
import styles from './dark.module.css';

/** The dark out of which a scene comes, where the browser carries no cut. */
export function Dark() {
  const { pathname } = useLocation();
  const [passage, setPassage] = useState({ to: pathname, count: 0 });
  if (passage.to !== pathname) setPassage({ to: pathname, count: passage.count + 1 });
  if (passage.count === 0 || carriesCuts()) return null;
  return <div key={passage.count} className={styles.dark} data-dark="" aria-hidden="true" />;
}
