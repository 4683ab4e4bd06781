import { defineScene, layer } from '../atelier/scene';
import { BIRTHDAY_COVER, MINDFULNESS_COVER, REALM_COVER } from '../things/shelf/books';
import { COVER, relief, tooledCover } from '../things/shelf/cover';
import { CANDLE, EAR, GLEAM, KETTLE, SEA_AND_STAR, moved } from '../things/shelf/devices';
import type { Point } from '../atelier/types';

const origin: Point = [0, COVER.height / 2];

export default defineScene({
  name: 'book-cover',
  size: [COVER.width, COVER.height],
  layers: [
    layer('mindfulness', { sprite: { origin } }, (ctx) =>
      tooledCover(ctx, KETTLE, MINDFULNESS_COVER.gilt, 3.4),
    ),
    layer('realm', { sprite: { origin } }, (ctx) => tooledCover(ctx, SEA_AND_STAR, REALM_COVER.gilt)),
    layer('birthday', { sprite: { origin } }, (ctx) =>
      tooledCover(
        ctx,
        [...moved(GLEAM, 1, -58, 1.1), ...moved(CANDLE, 1, -58, 1.1), ...EAR],
        BIRTHDAY_COVER.gilt,
        2.9,
      ),
    ),
    layer('relief', { sprite: { origin } }, relief),
  ],
});
