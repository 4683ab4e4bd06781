import { expect, it } from 'vitest';
import { step } from '../../app/engine/machine.ts';
import { athenaeumTable } from '../../app/scenes/athenaeum/athenaeum.machine.ts';
import { lostTable } from '../../app/scenes/lost/lost.machine.ts';
import { portTable } from '../../app/scenes/port/port.machine.ts';
import { seaTable } from '../../app/scenes/sea/sea.machine.ts';

it('a later visit goes past the introduction, and a replay begins it anew', () => {
  expect(step(seaTable, 'printed', 'FIRST_VISIT').state).toBe('asleep');
  expect(step(seaTable, 'printed', 'LATER_VISIT').state).toBe('revealing');
  expect(step(seaTable, 'choosing', 'REPLAY').state).toBe('asleep');
  expect(step(portTable, 'printed', 'LATER_VISIT').state).toBe('choosing');
  expect(step(portTable, 'choosing', 'REPLAY').state).toBe('preamble');
  expect(step(athenaeumTable, 'printed', 'LATER_VISIT').state).toBe('inside');
  expect(step(athenaeumTable, 'inside', 'REPLAY').state).toBe('closing');
});

it('a hurry shows at once how a sequence ends', () => {
  expect(step(seaTable, 'waking', 'HURRY').state).toBe('preamble');
  expect(step(seaTable, 'arriving', 'HURRY').state).toBe('choosing');
  expect(step(seaTable, 'revealing', 'HURRY').state).toBe('choosing');
  expect(step(portTable, 'arriving', 'HURRY').state).toBe('choosing');
  expect(step(athenaeumTable, 'opening', 'HURRY').state).toBe('inside');
});

it('the Sea can be skipped from the first moment, and is counted once, as the Port is', () => {
  const counted = [{ do: 'remember', scene: 'sea' }];
  for (const state of ['asleep', 'preamble'] as const)
    expect(step(seaTable, state, 'SKIP')).toMatchObject({ state: 'arriving', wishes: counted });
  expect(step(seaTable, 'arriving', 'ELAPSED').wishes).toEqual([]);
  expect(step(portTable, 'preamble', 'SKIP').wishes).toEqual([{ do: 'remember', scene: 'port' }]);
});

it('whoever is lost without a way home tries again with a hurry', () => {
  for (const event of ['HURRY', 'ELAPSED'] as const)
    expect(step(lostTable, 'closing', event)).toMatchObject({ state: 'asleep', wishes: [{ do: 'go-home' }] });
  expect(step(lostTable, 'asleep', 'HURRY')).toMatchObject({ state: 'asleep', wishes: [{ do: 'go-home' }] });
});
