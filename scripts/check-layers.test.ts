import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { faultsOf, layerFaults } from './check-layers.ts';

const BAD: readonly [file: string, source: string][] = [
  ['app/engine/sequence.ts', `import { clock } from '../stage/time/clock.ts';`],
  ['app/engine/sequence.ts', `import { words } from '../schema/words.ts';`],
  ['app/engine/sequence.ts', `import { useState } from 'react';`],
  ['app/schema/words.ts', `export * from '../art/sea.ts';`],
  ['app/storage/storage.ts', `import type { Clock } from '../stage/time/clock.ts';`],
  ['app/ui/overlay.tsx', `import { words } from '../schema/words.ts';`],
  ['app/stage/picture/stage.tsx', `import { sea } from '../../art/sea.ts';`],
  ['app/stage/picture/stage.tsx', `const map = () => import('../../shell/map/map.tsx');`],
  ['app/scenes/sea/sea.tsx', `import { Port } from '../port/port.tsx';`],
  ['app/scenes/sea/sea.tsx', `import { Map } from '../../shell/map/map.tsx';`],
  ['app/shell/map/map.tsx', `import { Sea } from '../../scenes/sea/sea.tsx';`],
  ['app/root.tsx', `import '../scripts/build.ts';`],
  ['app/root.tsx', `import { voyage } from '../tests/support/voyage.ts';`],
  ['app/root.tsx', `import { sea } from './art/sea.ts';`],
  ['app/extra/page.tsx', `import { Sea } from '../scenes/sea/sea.tsx';`],
  ['app/styles/base.css', `@import '../scenes/sea/sea.module.css';`],
  ['app/styles/colours.ts', `import { sea } from '../art/sea.ts';`],
  ['art/src/press.ts', `import { words } from '../../app/schema/words.ts';`],
  ['app/scenes/sea/sea.tsx', `import column from '../port/port.module.css';`],
  ['app/scenes/sea/sea.module.css', `@import '../port/port.module.css';`],
  ['app/scenes/sea/sea.module.css', `@import url('../../shell/shell.module.css') layer(scenes);`],
  ['app/stage/picture/stage.module.css', `.stage { composes: sea from '../../scenes/sea/sea.module.css'; }`],
  ['app/ui/overlay.module.css', `@import '../stage/stage.css';`],
  ['scripts/build.ts', `import { Sea } from '../app/scenes/sea/sea.tsx';`],
];

const GOOD: readonly [file: string, source: string][] = [
  ['app/engine/sequence.ts', `import type { Line } from '../schema/words.ts'; import { a } from './a.ts';`],
  ['app/engine/sequence.test.ts', `import { expect } from 'vitest';`],
  ['app/schema/pictures.ts', `export { sea } from '../art/sea.ts';`],
  [
    'app/stage/picture/stage.tsx',
    `import { Overlay } from '../ui/overlay.tsx'; import { useState } from 'react';`,
  ],
  ['app/scenes/sea/parts/lid.tsx', `import { sea } from '../sea.machine.ts';`],
  [
    'app/scenes/sea/sea.tsx',
    `import '../../styles/paper.css'; import { Stage } from '../../stage/picture/stage.tsx';`,
  ],
  ['app/scenes/sea/sea.test.tsx', `import { clock } from '../../../tests/support/clock.ts';`],
  [
    'app/scenes/sea/sea.module.css',
    `@import 'waves.css'; .sea { composes: waves from './waves.module.css'; }`,
  ],
  ['app/stage/frame/controls.module.css', `.controls { composes: quiet from '../../ui/quiet.module.css'; }`],
  ['app/root.tsx', `import { Shell } from './shell/shell.tsx';`],
  ['app/root.tsx', `import { routes } from './routes.ts';`],
  ['react-router.config.ts', `import { books } from './app/schema/words.ts';`],
  ['tests/e2e/map.spec.ts', `import { places } from '../../app/schema/words.ts';`],
];

describe('the one-way rule', () => {
  it.each(BAD)('bites in %s: %s', (file, source) => {
    expect(faultsOf(file, source)).toHaveLength(1);
  });

  it.each(GOOD)('lets pass in %s: %s', (file, source) => {
    expect(faultsOf(file, source)).toEqual([]);
  });

  it('says which file, which import and what would be right', () => {
    expect(faultsOf('app/engine/a.ts', `import { b } from '../stage/b.ts';`)).toEqual([
      'app/engine/a.ts imports ../stage/b.ts: app/engine may import only from app/engine',
    ]);
    expect(faultsOf('app/engine/a.ts', `import { b } from '../schema/b.ts';`)).toEqual([
      'app/engine/a.ts imports ../schema/b.ts: app/engine may take only types from there (import type)',
    ]);
  });
});

describe('a project with a deliberate mistake', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'layers-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  function write(file: string, source: string): void {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }

  it('is found by the whole check', () => {
    write(
      'app/scenes/sea/sea.tsx',
      `import { Port } from '../port/port.tsx';\nexport const sea = <Port />;\n`,
    );
    write('app/scenes/port/port.tsx', 'export const Port = () => <main />;\n');
    expect(layerFaults(root)).toEqual([
      expect.stringContaining('app/scenes/sea/sea.tsx imports ../port/port.tsx'),
    ]);
  });

  it('is found by the linter where a browser API is used outside its folder', () => {
    copyFileSync(path.join(ROOT, '.oxlintrc.json'), path.join(root, '.oxlintrc.json'));
    const uses = `setTimeout(() => {}, 1);\nwindow.requestAnimationFrame(() => {});\nlocalStorage.clear();\n`;
    for (const place of ['scenes/sea/sea.ts', 'stage/time/clock.ts', 'storage/storage.ts'])
      write(`app/${place}`, uses);
    const { stdout } = spawnSync(
      process.execPath,
      [path.join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-f=unix'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    const found = stdout
      .split('\n')
      .filter((line) => line.includes('no-restricted-globals'))
      .map((line) => /app\/([\w/]+)\.ts:(\d)/.exec(line)?.slice(1).join(':'));
    expect(found).toHaveLength(6);
    expect(new Set(found)).toEqual(
      new Set([
        'scenes/sea/sea:1',
        'scenes/sea/sea:2',
        'scenes/sea/sea:3',
        'stage/time/clock:3',
        'storage/storage:1',
        'storage/storage:2',
      ]),
    );
  });
});
