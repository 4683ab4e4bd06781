import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyArt } from './art.ts';
import { arrangePages } from './pages.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), file);
  }
}

it('puts the pages with status 404 in their places, and removes files that are not served', () => {
  write(
    'index.html',
    '404/index.html',
    'port/athenaeum/shelf/index.html',
    'port/athenaeum/shelf/404/index.html',
  );
  write('port/athenaeum/shelf/404.data', '_root.data', '__spa-fallback.html', '.vite/manifest.json');
  arrangePages(root);
  expect(globSync('**/*.*', { cwd: root }).toSorted()).toEqual([
    '404.html',
    'index.html',
    'port/athenaeum/shelf/404.html',
    'port/athenaeum/shelf/index.html',
  ]);
  expect(readFileSync(path.join(root, '404.html'), 'utf8')).toBe('404/index.html');
  expect(existsSync(path.join(root, '.vite'))).toBe(false);
});

it('refuses a site without its Lost scene', () => {
  write('index.html');
  expect(() => arrangePages(root)).toThrow('/404.html was not pre-rendered');
});

it('copies the finished pictures', () => {
  write('files/sea-1234/sky.avif', 'files/port.new/sky.avif', 'files/.DS_Store');
  copyArt(path.join(root, 'files'), path.join(root, 'client'));
  expect(globSync('client/**/*.*', { cwd: root })).toEqual(['client/art/sea-1234/sky.avif']);
});
