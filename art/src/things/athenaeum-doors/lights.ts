import { palette } from '../../atelier/colours';
import * as light from '../../atelier/light';
import * as marks from '../../atelier/marks';
import type { Colour, Ctx } from '../../atelier/types';

/** Colours that only the light under the doors gives to stone, wood and iron. */
const WARM: ReadonlySet<Colour> = new Set([palette.rust, palette.amber, palette.gold, palette.lamp]);

/** What that light makes of brass: in the dark it has other colours. */
export const BRASS = {
  deep: '#5a3420',
  shade: '#7a4a2c',
  body: '#b9772f',
  worn: '#a8682f',
  bright: '#c98a3e',
  shine: '#fff0c4',
} as const;
const isWarm = (colour: Colour) => WARM.has(colour) || Object.values<Colour>(BRASS).includes(colour);

type Draw = (ctx: Ctx) => void;

let pass: 'star' | 'doors' | undefined;

function during(now: NonNullable<typeof pass>, draw: Draw): Draw {
  return (ctx) => {
    pass = now;
    draw(ctx);
    pass = undefined;
  };
}

/** Draws what is seen by the star alone. */
export const byStar = (draw: Draw): Draw => during('star', draw);

/** Draws only what the light under the doors adds to the same drawing: other marks take away what they hide of it. */
export const underDoors = (draw: Draw): Draw => during('doors', draw);

function lay(ctx: Ctx, colour: Colour | undefined, mark: () => void) {
  const warm = colour !== undefined && isWarm(colour);
  const now = pass;
  if (now === 'star' && warm) return;
  ctx.save();
  if (now === 'doors' && !warm) ctx.globalCompositeOperation = 'destination-out';
  // The mask of a mark is neither.
  pass = undefined;
  mark();
  pass = now;
  ctx.restore();
}

/** Grain and joints, which no light gives a colour. */
export const carve: typeof marks.carve = (ctx, path, options) =>
  lay(ctx, undefined, () => marks.carve(ctx, path, options));

export const fill: typeof marks.fill = (ctx, path, colour, alpha) =>
  lay(ctx, colour, () => marks.fill(ctx, path, colour, alpha));

export const ink: typeof marks.ink = (ctx, path, width, colour, options) =>
  lay(ctx, colour, () => marks.ink(ctx, path, width, colour, options));

export const line: typeof marks.line = (ctx, path, width, colour, alpha) =>
  lay(ctx, colour, () => marks.line(ctx, path, width, colour, alpha));

export const stipple: typeof marks.stipple = (ctx, path, colour, density, options) =>
  lay(ctx, colour, () => marks.stipple(ctx, path, colour, density, options));

export const rim: typeof light.rim = (ctx, path, dx, dy, colour, alpha, options) =>
  lay(ctx, colour, () => light.rim(ctx, path, dx, dy, colour, alpha, options));
