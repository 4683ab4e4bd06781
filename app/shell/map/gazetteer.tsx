import { useId } from 'react';
import { errors, map, mapWords } from '../../schema/words.ts';
import { Star } from '../../ui/star.tsx';
import { Frame } from './frame.tsx';
import type { FrameProps } from './frame.tsx';
import styles from './map.module.css';
import { PlaceLink } from './place-link.tsx';
import type { PlacesProps } from './place-link.tsx';
import { Slip } from './slip.tsx';

/** The six places in writing, for when the map will not unfold. */
export function Gazetteer({ here, onChoose, ...frame }: FrameProps & PlacesProps) {
  const id = useId();
  return (
    <Frame {...frame}>
      <div className={`${styles['gazetteer']} paper`}>
        <p>{errors.map_failed.text}</p>
        <nav aria-label={mapWords.region}>
          <ul>
            {map.places.map((place) => (
              <li key={place.id}>
                <PlaceLink place={place} here={place.id === here} slipId={id + place.id} onChoose={onChoose}>
                  <Star className={styles['mark']} />
                  <span>{place.name}</span>
                  <em>
                    {place.id === here ? (
                      <span className={styles['here']}>{mapWords.you_are_here}</span>
                    ) : null}{' '}
                    {place.subtitle}
                  </em>
                </PlaceLink>
                <Slip id={id + place.id} place={place} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Frame>
  );
}
