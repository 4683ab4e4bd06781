import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installOtherHosts } from './other-hosts.mjs';

const said = vi.spyOn(console, 'log').mockImplementation(() => {});
beforeEach(() => said.mockClear());
afterEach(() => vi.clearAllMocks());

/** A machine with these programs, where each command installs what it names. */
function machine(there: string[], isDebian: boolean) {
  const commands: string[] = [];
  return {
    commands,
    isHere: (program: string) => there.includes(program),
    installersOf: (packages: string[]): [string, ...string[]][] | undefined =>
      isDebian ? [['install', ...packages]] : undefined,
    run: (program: string, args: string[]) => {
      commands.push([program, ...args].join(' '));
      there.push(...args);
      return true;
    },
  };
}

it('installs nothing where both are', () => {
  const here = machine(['nginx', 'caddy'], true);
  expect(installOtherHosts(here)).toEqual(['nginx', 'caddy']);
  expect(here.commands).toEqual([]);
});

it('installs what is missing, on Debian as root', () => {
  const here = machine(['caddy'], true);
  expect(installOtherHosts(here)).toEqual(['nginx', 'caddy']);
  expect(here.commands).toEqual(['install nginx']);
});

it('skips them with a word elsewhere', () => {
  expect(installOtherHosts(machine(['caddy'], false))).toEqual(['caddy']);
  expect(said.mock.calls.flat().join()).toContain('Skipped: nginx.');
});
