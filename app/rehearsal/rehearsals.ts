import { athenaeumTable } from '../scenes/athenaeum/athenaeum.machine.ts';
import { lostTable } from '../scenes/lost/lost.machine.ts';
import { portTable } from '../scenes/port/port.machine.ts';
import { seaTable } from '../scenes/sea/sea.machine.ts';
import { shopTable } from '../scenes/shop/shop.machine.ts';

/** Every scene with a table, in every state its table has. */
export const REHEARSALS: Readonly<Record<string, readonly string[]>> = {
  sea: Object.keys(seaTable),
  port: Object.keys(portTable),
  athenaeum: Object.keys(athenaeumTable),
  shop: Object.keys(shopTable),
  lost: Object.keys(lostTable),
};
