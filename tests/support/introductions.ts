import { doorsCues } from '../../app/scenes/athenaeum/athenaeum.cues.ts';
import { lostCues } from '../../app/scenes/lost/lost.cues.ts';
import { portCues } from '../../app/scenes/port/port.cues.ts';
import { seaCues } from '../../app/scenes/sea/sea.cues.ts';
import * as pictures from '../../app/schema/pictures.ts';
import type { Picture } from '../../app/schema/picture.ts';
import type { Cues } from '../../app/stage/picture/cues.ts';
import { athenaeum, lost, port, sea } from '../../app/schema/words.ts';

export interface Introduction {
  readonly lines: readonly string[];
  readonly picture: Picture;
  readonly cues: Cues;
}

/** Every introduction with a picture that turns up as it is told. */
export const INTRODUCTIONS: Readonly<Record<'sea' | 'port' | 'doors' | 'lost', Introduction>> = {
  sea: { lines: sea.preamble, picture: pictures.sea, cues: seaCues },
  port: { lines: port.preamble, picture: pictures.port, cues: portCues },
  doors: { lines: athenaeum.preamble, picture: pictures.athenaeumDoors, cues: doorsCues },
  lost: { lines: lost.preamble, picture: pictures.lost, cues: lostCues },
};
