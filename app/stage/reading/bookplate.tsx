import type { ReactNode } from 'react';
import { Rings } from '../../ui/rings.tsx';
import { SceneHeading } from '../frame/scene-heading.tsx';
import styles from './bookplate.module.css';

/** A bookplate over a dimmed picture: it says what has happened, and where one can go from here. */
export function Bookplate({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.plate}>
      <section className={`${styles.bookplate} paper`} role="alert">
        <Rings className={styles.rings} />
        <SceneHeading>{title}</SceneHeading>
        {children}
      </section>
    </div>
  );
}
