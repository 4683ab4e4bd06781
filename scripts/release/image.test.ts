import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { imageOfDist } from './image.ts';

const DOCKERFILE = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');

test('the image of a release is made from what lies in dist/, and builds nothing', () => {
  const text = imageOfDist(DOCKERFILE);
  expect(text).not.toContain('npm');
  expect([...text.matchAll(/^(FROM|COPY) (.*)$/gm)].map(([line]) => line)).toEqual([
    expect.stringMatching(/^FROM nginx/),
    'COPY nginx.conf /etc/nginx/nginx.conf',
    'COPY hosts /srv/site/hosts',
    'COPY client /srv/site/client',
  ]);
  expect(DOCKERFILE.endsWith(text.slice(text.indexOf('EXPOSE')))).toBe(true);
});

test('a Dockerfile that copies anything else is refused', () => {
  expect(() => imageOfDist(`${DOCKERFILE}COPY --from=build /etc/passwd /\n`)).toThrow('something else');
  expect(() => imageOfDist('FROM nginx\n')).toThrow('no stage');
});
