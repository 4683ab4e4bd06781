import { fill } from '../../../atelier/marks';
import { ellipse } from '../../../atelier/shapes';
import type { Colour, Ctx, Path } from '../../../atelier/types';
import { erase } from '../place';
import { litPane } from './window';
import type { Lit, Pane } from './window';

/** Something with windows: painted once dark, and again, lights only, for each group. */
export interface Building {
  outline: Path;
  panes: Pane[];
  draw(ctx: Ctx): void;
}

export function drawAll(ctx: Ctx, buildings: Building[]): void {
  for (const b of buildings) b.draw(ctx);
}

/** Only the lights of one group; whatever stands in front of a window hides it. */
export function lightsOf(ctx: Ctx, buildings: Building[], group: Lit): void {
  for (const b of buildings) {
    erase(ctx, b.outline);
    for (const pane of b.panes) if (pane.lit === group) litPane(ctx, pane);
  }
}

/** A round knob, for finials. */
export const knob = (ctx: Ctx, x: number, y: number, r: number, colour: Colour): void =>
  fill(ctx, ellipse(x, y, r, r, 0, 14), colour);
