import styles from './ornament.module.css';
import { Star } from './star.tsx';

/** A star between two rules, under a title. The class sets its width. */
export function Ornament({ className }: { readonly className: string }) {
  return (
    <div className={`${styles.ornament} ${className}`}>
      <Star />
    </div>
  );
}
