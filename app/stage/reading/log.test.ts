import { expect, test } from 'vitest';
import { MOST_ENTRIES, createLog } from './log.ts';

const line = (number: number) => ({ kind: 'line', number, text: `line ${number}` }) as const;

test('is written scene by scene, in order', () => {
  const log = createLog();
  log.arrive('sea', 'Out at Sea');
  log.note(line(1));
  log.note(line(2));
  log.note({ kind: 'choice', text: 'Go to the Port.' });
  log.arrive('port', 'In Port');
  log.note(line(1));
  expect(log.get()).toEqual([
    {
      scene: 'sea',
      title: 'Out at Sea',
      entries: [line(1), line(2), { kind: 'choice', text: 'Go to the Port.' }],
    },
    { scene: 'port', title: 'In Port', entries: [line(1)] },
  ]);
});

test('the same choice twice in a row is written once; again later, twice', () => {
  const log = createLog();
  const choice = { kind: 'choice', text: 'Go to the Port.' } as const;
  log.arrive('sea', 'Out at Sea');
  log.note(choice);
  log.note(choice);
  expect(log.get()[0]?.entries).toEqual([choice]);
  log.note(line(1));
  log.note(choice);
  expect(log.get()[0]?.entries).toEqual([choice, line(1), choice]);
});

test('a line that is replayed is not written twice; on another visit it is', () => {
  const log = createLog();
  log.arrive('sea', 'Out at Sea');
  for (const number of [1, 2, 1, 2, 3]) log.note(line(number));
  expect(log.get()[0]?.entries).toEqual([line(1), line(2), line(3)]);
  log.arrive('sea', 'Out at Sea');
  log.note(line(1));
  expect(log.get()).toHaveLength(2);
});

test('answers are written as often as they are given', () => {
  const log = createLog();
  const no = { kind: 'speech', by: 'The manual says:', words: ['No...'] } as const;
  log.arrive('athenaeum', 'The Athenaeum');
  log.note(no);
  log.note(no);
  expect(log.get()[0]?.entries).toEqual([no, no]);
});

test('a scene without entries has no chapter, and nothing is written before the first scene', () => {
  const log = createLog();
  let told = 0;
  log.subscribe(() => {
    told += 1;
  });
  log.note(line(1));
  log.arrive('cabinet', 'The Filing Cabinet');
  log.arrive('sea', 'Out at Sea');
  expect(log.get()).toEqual([]);
  expect(told).toBe(0);
  log.note(line(1));
  expect(log.get().map(({ scene }) => scene)).toEqual(['sea']);
  expect(told).toBe(1);
});

test('the oldest entries go when there are too many', () => {
  const log = createLog();
  const answer = (number: number) =>
    ({ kind: 'speech', by: 'The manual says:', words: [`${number}`] }) as const;
  log.arrive('sea', 'Out at Sea');
  log.note(line(1));
  log.note(line(2));
  log.arrive('athenaeum', 'The Athenaeum');
  for (let i = 2; i < MOST_ENTRIES; i += 1) log.note(answer(i));
  expect(log.get()[0]?.entries).toEqual([line(1), line(2)]);
  log.note(answer(MOST_ENTRIES));
  expect(log.get()[0]?.entries).toEqual([line(2)]);
  for (let i = 1; i < 5; i += 1) log.note(answer(MOST_ENTRIES + i));
  const [chapter, ...others] = log.get();
  expect(others).toEqual([]);
  expect(chapter?.entries).toHaveLength(MOST_ENTRIES);
  expect(chapter?.entries.at(0)).toEqual(answer(5));
  expect(chapter?.entries.at(-1)).toEqual(answer(MOST_ENTRIES + 4));
});
