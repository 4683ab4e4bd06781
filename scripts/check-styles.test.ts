import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { LAYERS, styleFaults } from './check-styles.ts';

/** A project without a fault. */
const GOOD = {
  'app/styles/tokens.css': '@layer tokens { :root { --gold: #f5b84c; } }',
  'app/scenes/sea/sea.module.css':
    '@layer scenes { .sea { color: var(--gold); rotate: var(--tilt, 0deg); } }',
  'app/scenes/sea/sea.tsx': `import styles from './sea.module.css';
    // Neither var(--nowhere) nor '--nobody' is code.
    /* Nor is var(--nowhere) here. */
    export const sea = <main className={styles['sea']} style={{ '--tilt': '2deg' }} />;`,
};

const faultsWith = (changes: Readonly<Record<string, string>>) =>
  styleFaults(new Map(Object.entries({ ...GOOD, ...changes })));

it('finds no fault in a project without one', () => {
  expect(faultsWith({})).toEqual([]);
});

it.each([
  ['.lids:has(img:not([data-come], [data-failed])) img', 1],
  ['.shop:has(.floor[data-whole])', 1],
  ['.shop:not(:has(:is(.product, .wall) img:not([data-come])))', 1],
  ['.lids:not([data-whole]) img', 0],
  ['.shop:has(.cloth) img[data-come]', 0],
])('%s asks with :has() what has come: %i times', (selector, times) => {
  const faults = faultsWith({ 'app/stage/a.css': `@layer parts { ${selector} { opacity: 0; } }` });
  expect(faults.filter((fault) => fault.includes('which images have come'))).toHaveLength(times);
});

describe('layers', () => {
  it.each([
    [
      'app/scenes/port/lamps.css',
      '@layer parts { .lamp { color: red; } }',
      'in @layer parts belong in @layer scenes',
    ],
    ['app/ui/quiet.css', '@layer scenes { p { color: red; } }', 'in @layer scenes belong in @layer parts'],
    ['app/stage/time/a.css', 'p { color: red; }', 'outside of all layers belong in @layer parts'],
    [
      'app/shell/a.css',
      '@layer parts { p { top: 0; } } @media print { p { top: 1px; } }',
      'outside of all layers',
    ],
    [
      'app/styles/still.css',
      '@layer base { p { color: red; } }',
      'in @layer base belong outside of all layers',
    ],
    ['app/art/sea.css', '@layer tokens { [data-picture] { color: red; } }', 'belong in @layer pictures'],
  ])('%s: %s', (file, source, fault) => {
    expect(faultsWith({ [file]: source })).toEqual([
      expect.stringMatching(new RegExp(`^${file}: .*${fault}`)),
    ]);
  });

  it('are those that styles/layers.css puts in order', () => {
    const order = /@layer ([^;]+);/.exec(readFileSync(path.join(ROOT, 'app/styles/layers.css'), 'utf8'))?.[1];
    const named = new Set(LAYERS.map(([, layer]) => layer).filter((layer) => layer !== ''));
    expect(new Set(order?.split(', '))).toEqual(named);
  });
});

describe('a scene or a picture', () => {
  const faultsOf = (file: string, rule: string) => {
    const layer = file.startsWith('app/art/') ? 'pictures' : 'scenes';
    return faultsWith({ [file]: `@layer ${layer} { ${rule} }` });
  };
  it.each([
    ['app/art/sea.css', "[data-picture='sea'] [data-plate='boat'] { top: 0; }"],
    ['app/scenes/port/a.css', 'main:has(.lamp):hover { top: 0; }'],
    ['app/scenes/port/a.css', ':root[data-cut] { .lamp { top: 0; } }'],
    ['app/scenes/port/a.css', '.lamp { p { top: 0; } &:hover { top: 1px; } }'],
  ])('%s may say %s', (file, rule) => {
    expect(faultsOf(file, rule)).toEqual([]);
  });
  it.each([
    ['app/art/sea.css', "[data-plate='boat'] { top: 0; }"],
    ['app/scenes/port/a.css', '.lamp, main > p { top: 0; }'],
    ['app/scenes/port/a.css', 'main:has(:hover, .lamp) { top: 0; }'],
  ])('%s may not say %s, which would also meet other scenes', (file, rule) => {
    expect(faultsOf(file, rule)).toEqual([expect.stringContaining(`${file}: 1 rules name no class`)]);
  });
});

describe('custom properties', () => {
  it.each([
    ['asked for by a style', 'app/ui/a.css', '@layer parts { p { margin: calc(2 * var(--none)); } }'],
    [
      'asked for with a value to fall back on',
      'app/ui/a.css',
      '@layer parts { p { top: var(--none, 1px); } }',
    ],
    ['asked for by a script', 'app/ui/a.tsx', '<circle stroke="var(--none)" />'],
    ['read by a script', 'app/ui/a.ts', `getComputedStyle(it).getPropertyValue('--none');`],
  ])('%s must be set', (_how, file, source) => {
    expect(faultsWith({ [file]: source })).toEqual([`${file}: --none is set nowhere`]);
  });

  it.each([
    ['set by a style', 'app/styles/tokens.css', '@layer tokens { :root { --gold: red; --none: red; } }'],
    ['registered', 'app/ui/a.css', `@layer parts { @property --none { syntax: '*'; inherits: true; } }`],
    ['set by a script', 'app/ui/a.ts', `it.style.setProperty('--none', '1');`],
  ])('%s must be asked for', (_how, file, source) => {
    expect(faultsWith({ [file]: source })).toEqual([`${file}: nothing asks for --none`]);
  });

  it('from the bake need not be used', () => {
    expect(
      faultsWith({ 'app/art/sea.css': '@layer pictures { [data-picture] { --pic-w: 1920; } }' }),
    ).toEqual([]);
  });
});

it('a class that no code uses is found', () => {
  const sheet = '@layer scenes { .sea, .storm { color: var(--gold); rotate: var(--tilt); } }';
  expect(faultsWith({ 'app/scenes/sea/sea.module.css': sheet })).toEqual([
    'app/scenes/sea/sea.module.css: no code uses the class storm',
  ]);
  // An equal name in another sheet is another class.
  const other = `import styles from './other.module.css'; export const a = styles.storm;`;
  expect(faultsWith({ 'app/scenes/sea/sea.module.css': sheet, 'app/scenes/sea/a.ts': other })).toHaveLength(
    1,
  );
});

it('a sheet that borrows a class within a layer is refused', () => {
  const sheet = `@layer scenes { .sea { composes: port from '../port/port.module.css'; } }`;
  expect(() => faultsWith({ 'app/scenes/sea/sea.module.css': sheet })).toThrow(
    'sea.module.css cannot be read',
  );
});
