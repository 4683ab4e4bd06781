import type { CSSProperties, KeyboardEvent } from 'react';
import { fill } from '../../schema/fill.ts';
import { mapHotspots } from '../../schema/map-hotspots.ts';
import { map as sheet } from '../../schema/pictures.ts';
import { mapWords } from '../../schema/words.ts';
import { Sheets } from '../../stage/picture/sheets.tsx';
import { areaOf, within } from './hotspots.ts';
import { HereMark, TouchedMark } from './marks.tsx';
import { PlaceLink } from './place-link.tsx';
import type { MapPlace } from './place-link.tsx';
import styles from './place.module.css';
import { lightOn, star } from './plates.ts';
import slipStyles from './slip.module.css';
import { Slip } from './slip.tsx';
import { walk } from './walk.ts';

interface Props {
  readonly place: MapPlace;
  /** Its number: stars appear one after another. */
  readonly order: number;
  readonly here: boolean;
  onChoose(place: MapPlace): void;
}

/** The star is drawn once, at the Sea. Every other star is a copy of it, moved. */
const [FIRST_X = 0, FIRST_Y = 0] = mapHotspots.sea.star;

/** A place of the drawn map: its star, its pressable area and its name. */
export function Place({ place, order, here, onChoose }: Props) {
  const hotspot = mapHotspots[place.id];
  const area = areaOf(hotspot);
  const [slipX, slipY] = within(area, hotspot.label);
  const [starX = 0, starY = 0] = hotspot.star;
  const [labelX = 0, labelY = 0] = hotspot.label;
  const marks: CSSProperties = {
    '--order': order,
    '--star-x': starX,
    '--star-y': starY,
    '--off-x': starX - FIRST_X,
    '--off-y': starY - FIRST_Y,
    '--label-x': labelX,
    '--label-y': labelY,
    '--slip-x': slipX,
    '--slip-y': slipY,
  };
  const label = fill(mapWords.place_label, { name: place.name, subtitle: place.subtitle });
  const box: CSSProperties = { '--x': area.left, '--y': area.top, '--w': area.width, '--h': area.height };
  return (
    <li className={styles.place} style={marks}>
      <div className={styles.light}>
        <Sheets picture={sheet} plates={lightOn(place.id)} />
      </div>
      <TouchedMark className={styles.touched} />
      {here ? <HereMark className={styles.hereMark} /> : null}
      <div className={styles.star}>
        <Sheets picture={sheet} plates={star} />
      </div>
      <PlaceLink
        place={place}
        here={here}
        label={label}
        className={styles.link}
        style={box}
        onChoose={onChoose}
        onKeyDown={(event) => step(place.id, event)}
        onFocus={({ currentTarget }) => reveal(currentTarget)}
        onPointerEnter={({ currentTarget }) => bringIn(slipOf(currentTarget))}
      >
        <span className={styles.area} style={{ clipPath: area.shape }} />
        <Slip place={place} />
        {/* Painted by the styles, because the link has said the name already. */}
        <span className={`${slipStyles['note']} ${styles.name}`} data-name={place.name} aria-hidden="true" />
      </PlaceLink>
      {here ? (
        <span className={`${slipStyles['note']} ${styles.youAreHere}`}>{mapWords.you_are_here}</span>
      ) : null}
    </li>
  );
}

/** Moves the focus to another place by the arrow keys. If there is none in that direction, the map scrolls. */
function step(from: MapPlace['id'], event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const to = walk(from, event.key);
  if (to === undefined) return;
  event.preventDefault();
  event.currentTarget.closest('ul')?.querySelector<HTMLElement>(`[data-place='${to}']`)?.focus();
}

const slipOf = (link: HTMLElement) => link.querySelector<HTMLElement>('[data-tip]');

/** Moves a slip that a side of the window cuts as far as it must. The map stays, or a press would miss its place. */
function bringIn(slip: HTMLElement | null) {
  const view = slip?.closest('dialog');
  if (!slip || !view) return;
  slip.style.marginInlineStart = '';
  const { left, right } = slip.getBoundingClientRect();
  const inward = Math.ceil(Math.max(0, -left)) - Math.ceil(Math.max(0, right - view.clientWidth));
  if (inward !== 0) slip.style.marginInlineStart = `${inward}px`;
}

/**
 * Scrolls a place that the keyboard has reached into view, and then its slip. By itself a browser does not scroll to a
 * place of which a strip is seen. A pressed place stays where it is, or the press would miss it.
 */
function reveal(link: HTMLElement) {
  if (!link.matches(':focus-visible')) return;
  const slip = slipOf(link);
  slip?.style.removeProperty('margin-inline-start');
  for (const it of [link, slip]) it?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
