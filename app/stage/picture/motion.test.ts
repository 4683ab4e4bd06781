import { expect, test } from 'vitest';
import { handClock } from '../../engine/hand-clock.ts';
import { playMotion } from './motion.ts';
import type { Motion } from './motion.ts';

/** A picture with these plates, which notes what is asked of them. */
function picture(...plates: string[]) {
  const said: string[] = [];
  const animations: Pick<Animation, 'onfinish'>[] = [];
  const sheets = new Map(
    plates.map((plate) => {
      const styles = new Map<string, string>();
      const animate = (_frames: unknown, { iterations }: KeyframeAnimationOptions) => {
        said.push(`${plate} ${iterations}`);
        const orders = ['pause', 'play', 'cancel'].map((order) => [
          order,
          () => said.push(`${plate} ${order}`),
        ]);
        const animation = { onfinish: null, ...Object.fromEntries(orders) };
        animations.push(animation);
        return animation;
      };
      const style = {
        setProperty: (name: string, value: string) => styles.set(name, value),
        removeProperty: (name: string) => styles.delete(name),
      };
      return [plate, { animate, style, styles }] as const;
    }),
  );
  const root = {
    querySelector: (selector: string) => sheets.get(/'(.+)'/.exec(selector)?.[1] ?? '') ?? null,
  } as unknown as HTMLElement;
  return { root, said, sheets, animations };
}

const move = (plate: string, times?: number) => ({
  plate,
  seconds: 1,
  frames: [{ opacity: 0 }],
  ...(times !== undefined && { times }),
});
const half = () => 0.5;

test('loops repeat for ever, without a timer; a plate that is not there is left out', () => {
  const { root, said } = picture('boat');
  const { clock, waiting } = handClock();
  playMotion(root, { loops: [move('boat'), move('ghost')] }, clock, half);
  expect(said).toEqual(['boat Infinity']);
  expect(waiting()).toBe(0);
});

test('happenings are due by chance, take turns, and never have more than one timer', () => {
  const { root, said } = picture('bell', 'gull', 'shutter');
  const { clock, turn, waiting } = handClock();
  const motion: Motion = {
    happenings: [
      { every: [10, 20], turns: [[move('bell', 3)], [move('gull')]] },
      { every: [40, 80], turns: [[move('shutter')]] },
    ],
  };
  playMotion(root, motion, clock, half);
  expect(waiting()).toBe(1);
  turn(9_999);
  expect(said).toEqual([]);
  turn(1);
  expect(said).toEqual(['bell 3']);
  turn(15_000);
  expect(said).toEqual(['bell 3', 'gull 1']);
  turn(15_000);
  expect(said).toEqual(['bell 3', 'gull 1', 'bell 3', 'shutter 1']);
  expect(waiting()).toBe(1);
});

test('while its clock is paused, it stops where it is and nothing new happens; then it goes on', () => {
  const { root, said } = picture('boat', 'bell');
  const { clock, turn, waiting } = handClock();
  playMotion(
    root,
    { loops: [move('boat')], happenings: [{ every: [10, 10], turns: [[move('bell')]] }] },
    clock,
    half,
  );
  clock.pause();
  turn(60_000);
  expect(said).toEqual(['boat Infinity', 'boat pause']);
  expect(waiting()).toBe(0);
  clock.resume();
  turn(4_999);
  expect(said).toEqual(['boat Infinity', 'boat pause', 'boat play']);
  turn(1);
  expect(said).toEqual(['boat Infinity', 'boat pause', 'boat play', 'bell 1']);
});

test('it begins paused while its clock is', () => {
  const { root, said } = picture('boat');
  const { clock } = handClock();
  clock.pause();
  playMotion(root, { loops: [move('boat')] }, clock, half);
  expect(said).toEqual(['boat Infinity', 'boat pause']);
});

test('when stopped, everything is as it was drawn: hidden plates are visible, and no timer is set', () => {
  const { root, said, sheets } = picture('whale', 'boat');
  const { clock, waiting } = handClock();
  const motion: Motion = {
    loops: [move('boat')],
    happenings: [{ every: [1, 2], turns: [[move('whale')]] }],
    away: ['whale'],
  };
  const stop = playMotion(root, motion, clock, half);
  expect(sheets.get('whale')?.styles.get('opacity')).toBe('0');
  stop();
  expect(sheets.get('whale')?.styles.size).toBe(0);
  expect(said).toContain('boat cancel');
  expect(waiting()).toBe(0);
});

test('nothing listens to what has ended or was stopped, and what has ended does not go on after a pause', () => {
  const { root, said, animations } = picture('boat', 'bell');
  const { clock, turn } = handClock();
  const motion: Motion = {
    loops: [move('boat')],
    happenings: [{ every: [10, 10], turns: [[move('bell')]] }],
  };
  const stop = playMotion(root, motion, clock, half);
  turn(5_000);
  const [boat, bell] = animations as [Animation, Animation];
  expect(boat.onfinish).not.toBeNull();
  bell.onfinish?.({} as AnimationPlaybackEvent);
  expect(bell.onfinish).toBeNull();
  clock.pause();
  clock.resume();
  stop();
  expect(boat.onfinish).toBeNull();
  expect(said.filter((it) => it.startsWith('bell'))).toEqual(['bell 1']);
});
