import styles from './slip.module.css';
import type { MapPlace } from './place-link.tsx';

interface Props {
  readonly place: MapPlace;
}

/** A slip of paper with a place's name, shown while its link is pointed at or has the focus. The link says all of it. */
export function Slip({ place }: Props) {
  return (
    <span data-tip="" className={`${styles.note} ${styles.slip}`}>
      <b role="tooltip">{place.name}</b> <span aria-hidden="true">{place.subtitle}</span>
    </span>
  );
}
