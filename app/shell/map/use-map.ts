import { createRun } from '../../engine/run.ts';
import { clock } from '../../stage/time/clock.ts';
import { realmIsStill } from '../../stage/time/realm.ts';
import { useRun } from '../../stage/use-run.ts';
import { MAP } from './map.machine.ts';

const createMapRun = () => createRun(MAP, 'closed', { time: (_, ms) => [clock, realmIsStill() ? 0 : ms] });

/**
 * Runs the map's table on the realm's clock. With reduced motion the same states follow each other without waits. `send`
 * returns whether the table has answered, so that repeated clicks have one effect.
 */
export const useMap = () => useRun(createMapRun);
