import { errors, map, noscript } from '../schema/words.ts';
import styles from './printed-notes.module.css';

/**
 * For a page that stays as it was printed: why nothing moves (scripts are off, or have failed), and the places in
 * writing, because the map cannot be opened. The styles show it only then.
 */
export function PrintedNotes() {
  return (
    <aside className={styles.notes} aria-label={noscript.title}>
      <noscript>
        <h2>{noscript.title}</h2>
        <p>{noscript.text}</p>
      </noscript>
      <div className={styles.failed}>
        <h2>{errors.scene_failed.title}</h2>
        <p>{errors.scene_failed.text}</p>
        <p>
          <a href="?">{errors.scene_failed.action}</a> <a href="/">{errors.scene_failed.back}</a>
        </p>
      </div>
      <nav aria-label={map.heading}>
        <ul>
          {map.places.map((place) => (
            <li key={place.id}>
              <a href={place.to}>{place.name}</a> <em>{place.subtitle}</em>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
