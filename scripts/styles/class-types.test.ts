import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../bootstrap.mjs';
import { classTypes, writeClassTypes } from './class-types.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'class-types-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

it('names the classes of the module, and neither those of the page nor keyframes', () => {
  const sheet = `@layer scenes {
    .door:is(.open, :global(.paper)) > .leaf { animation: swing 1s; }
    :global(html[data-script='waiting']) .door { opacity: 0.5; }
    @media print { .printed { display: none; } }
    @keyframes swing { to { rotate: 90deg; } }
  }`;
  const types = classTypes('app/scenes/a.module.css', sheet);
  expect([...types.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual([
    'door',
    'leaf',
    'open',
    'printed',
  ]);
});

it('makes a misspelt class a type error', () => {
  const { rootDirs, noUncheckedIndexedAccess, strict } = JSON.parse(
    readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8'),
  ).compilerOptions;
  const options = { rootDirs, noUncheckedIndexedAccess, strict, module: 'ESNext', types: [], noEmit: true };
  write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { ...options, moduleResolution: 'bundler' }, include: ['app'] }),
  );
  // The same declaration as in vite/client. The module's own must override it.
  write(
    'app/any.d.ts',
    `declare module '*.module.css' { const it: { readonly [name: string]: string }; export default it; }`,
  );
  write('app/a.module.css', '.door { color: red; }');
  write(
    'app/a.ts',
    `import styles from './a.module.css';\nexport const door: string = styles['door'];\nexport const wall = styles['wall'];\n`,
  );
  writeClassTypes(root);
  const { stdout } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', root],
    {
      encoding: 'utf8',
    },
  );
  expect(stdout.match(/a\.ts\(\d+|TS\d+/g)).toEqual(['a.ts(3', 'TS7053']);
});

it('removes the types of a removed module', () => {
  write('app/a.module.css', '.a {}');
  write('app/b.module.css', '.b {}');
  writeClassTypes(root);
  rmSync(path.join(root, 'app/a.module.css'));
  writeClassTypes(root);
  expect(existsSync(path.join(root, '.styles/app/a.module.css.d.ts'))).toBe(false);
  expect(existsSync(path.join(root, '.styles/app/b.module.css.d.ts'))).toBe(true);
});
