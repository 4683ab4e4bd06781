import { mapErrors } from '../../schema/words.ts';
import { Frame } from './frame.tsx';
import type { FrameProps } from './frame.tsx';
import { PlaceList } from './place-list.tsx';
import type { PlacesProps } from './place-link.tsx';

/** The places in writing, for when the map fails to load. */
export function Gazetteer({ here, onChoose, ...frame }: FrameProps & PlacesProps) {
  return (
    <Frame {...frame}>
      <PlaceList here={here} onChoose={onChoose}>
        <p>{mapErrors.map_failed.text}</p>
      </PlaceList>
    </Frame>
  );
}
