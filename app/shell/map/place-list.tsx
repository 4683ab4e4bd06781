import type { ReactNode } from 'react';
import { map, mapWords } from '../../schema/words.ts';
import { useSeen } from '../../stage/reading/marks.ts';
import { useStored } from '../../stage/use-stored.ts';
import { Star } from '../../ui/star.tsx';
import { PlaceLink } from './place-link.tsx';
import type { MapPlace, PlacesProps } from './place-link.tsx';
import styles from './place-list.module.css';
import { Slip } from './slip.tsx';
import { isVisited } from './visited.ts';

/** The places in writing, with what is known of each: when asked for, or when the map fails to load. */
export function PlaceList({
  here,
  onChoose,
  children,
}: PlacesProps & {
  /** A text before the list. */
  readonly children?: ReactNode;
}) {
  const { states } = useStored();
  const seen = useSeen();
  // Of other places nothing is said: without a count, nobody knows whether they were seen before this visit.
  const known = ({ id: place }: MapPlace) => {
    if (place === here) return mapWords.you_are_here;
    return isVisited(place, states, seen) ? mapWords.been_here : '';
  };
  return (
    <div className={`${styles.gazetteer} paper`}>
      {children}
      <nav aria-label={mapWords.region}>
        <ul>
          {map.places.map((place) => (
            <li key={place.id}>
              <PlaceLink place={place} here={place.id === here} onChoose={onChoose}>
                <Star className={styles.mark} />
                <span>{place.name}</span>
                <em>
                  <span className={place.id === here ? styles.here : undefined}>{known(place)}</span>{' '}
                  {place.subtitle}
                </em>
              </PlaceLink>
              <Slip place={place} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
