import { expect, test } from 'vitest';
import { tooManyFiles } from './file-limit.ts';

const files = (count: number, ending: string) => Array.from({ length: count }, (_, i) => `${i}${ending}`);

test('says nothing of a small site', () => {
  expect(tooManyFiles(files(20_000, '.html'))).toBeUndefined();
});

test('names what a host can do without, or that it takes too little', () => {
  expect(tooManyFiles([...files(12_000, '.html'), ...files(9000, '.html.br')])).toContain(
    'without the 9000 files',
  );
  expect(tooManyFiles([...files(21_000, '.html'), ...files(9000, '.html.br')])).toContain('still 21000');
});
