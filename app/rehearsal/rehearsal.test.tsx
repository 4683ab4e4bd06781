import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import Athenaeum from '../scenes/athenaeum/athenaeum.tsx';
import Lost from '../scenes/lost/lost.tsx';
import Port from '../scenes/port/port.tsx';
import Sea from '../scenes/sea/sea.tsx';
import Shop from '../scenes/shop/shop.tsx';
import { Rehearsed } from '../stage/telling/rehearsal.ts';
import { createTelling } from '../stage/telling/telling.ts';
import { REHEARSALS } from './rehearsals.ts';

vi.mock('../stage/telling/telling.ts', { spy: true });
beforeEach(() => void vi.mocked(createTelling).mockClear());

const SCENES = { sea: Sea, port: Port, athenaeum: Athenaeum, shop: Shop, lost: Lost };

function rehearse(scene: keyof typeof SCENES, state: string, from: number): string {
  const Scene = SCENES[scene];
  return renderToStaticMarkup(
    <MemoryRouter>
      <Rehearsed value={{ state, from }}>
        <Scene />
      </Rehearsed>
    </MemoryRouter>,
  );
}

const states = Object.entries(REHEARSALS).flatMap(([scene, names]) =>
  names.map((state) => [scene as keyof typeof SCENES, state] as const),
);

test.each(states)('%s is shown in its state %s', (scene, state) => {
  expect(rehearse(scene, state, 1)).toMatch(new RegExp(`<main [^>]*data-state="${state}"`));
});

const told = states.filter(([scene, state]) => scene !== 'shop' && state === 'preamble');

test.each(told)('%s is told from the line that is asked for', (scene, state) => {
  rehearse(scene, state, 3);
  expect(vi.mocked(createTelling).mock.lastCall?.[0]).toMatchObject({ from: 3 });
});
