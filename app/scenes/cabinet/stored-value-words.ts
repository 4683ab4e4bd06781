import { sliderFromDelay } from '../../engine/reading-speed.ts';
import { COUNTED_SCENES } from '../../engine/story.ts';
import { LEVELS } from '../../engine/zoom.ts';
import { fill } from '../../schema/fill.ts';
import { cabinetWords, map } from '../../schema/words.ts';
import { KEYS } from '../../storage/storage.ts';
import type { Key, Stored } from '../../storage/storage.ts';

const words = cabinetWords.stored;

/** What each key is for. */
export const USES: Readonly<Record<Key, string>> = {
  READING_SPEED: words.speed_use,
  ANIMATION_STATES: words.states_use,
  ZOOM_CONFIG_INDEX: words.zoom_use,
};

/** The stored value of a key in sentences: the value as the site reads it, not the stored text. */
export function sentencesOf(key: Key, stored: Stored): readonly string[] {
  if (!stored.storedKeys.includes(key)) return [words.nothing];
  switch (key) {
    case 'READING_SPEED':
      return [fill(words.speed_now, { value: sliderFromDelay(stored.delayMs) })];
    case 'ZOOM_CONFIG_INDEX':
      return [fill(words.zoom_now, { size: stored.zoom + 1, sizes: LEVELS })];
    case 'ANIMATION_STATES':
      return statesNow(stored.states);
  }
}

function statesNow(states: Stored['states']): readonly string[] {
  const played = COUNTED_SCENES.flatMap((scene) => {
    const times = states[scene].numTimesPlayed;
    if (times === 0) return [];
    const place = map.places.find(({ id }) => id === scene)?.name ?? scene;
    return [times === 1 ? fill(words.states_once, { place }) : fill(words.states_often, { place, times })];
  });
  return [
    ...(played.length > 0 ? played : [words.states_none]),
    ...(states.sea.returning ? [words.states_returning] : []),
  ];
}

/**
 * Splits an agreement after the section that names all three keys. Returns undefined if it does not name them.
 */
export function partAtKeys(html: string): readonly [string, string] | undefined {
  // In a table a name may break after each underscore.
  const mentions = KEYS.map((key) => html.search(`<code>${key.replaceAll('_', '_(?:<wbr>)?')}</code>`));
  if (mentions.includes(-1)) return undefined;
  const last = Math.max(...mentions);
  const heading = html.slice(last).search(/<h[2-5][ >]/);
  const end = heading === -1 ? html.length : last + heading;
  return [html.slice(0, end), html.slice(end)];
}
