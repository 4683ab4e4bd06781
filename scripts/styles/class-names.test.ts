import path from 'node:path';
import { expect, test } from 'vitest';
import { createClassNames } from './class-names.ts';

const file = (root: string) => path.join(root, 'app/ui/link.module.css');

test('a class has the same short name wherever the project is, and each another one', () => {
  const here = createClassNames('/here');
  const there = createClassNames('/over/there');
  const names = ['link', 'quiet', 'star'].map((name) => here(name, file('/here')));
  expect(names).toEqual(['link', 'quiet', 'star'].map((name) => there(name, `${file('/over/there')}?used`)));
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[A-Za-z][\w-]{3}$/);
});

test('the same class of another module is another one', () => {
  const nameOf = createClassNames('/here');
  expect(nameOf('link', '/here/a.module.css')).not.toBe(nameOf('link', '/here/b.module.css'));
});

test('two classes that would have one name are refused', () => {
  const nameOf = createClassNames('/here');
  const many = () => {
    for (let i = 0; i < 200_000; i += 1) nameOf(`class-${i}`, '/here/a.module.css');
  };
  expect(many).toThrow(/a\.module\.css \.class-\d+ and a\.module\.css \.class-\d+ would have one name/);
});
