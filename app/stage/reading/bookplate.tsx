import type { ReactNode } from 'react';
import { Rings } from '../../ui/rings.tsx';
import styles from './bookplate.module.css';

/** A bookplate laid over a dimmed place: what has happened, and the ways on. */
export function Bookplate({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles['plate']}>
      <section className={`${styles['bookplate']} paper`} role="alert">
        <Rings className={styles['rings']} />
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </section>
    </div>
  );
}
