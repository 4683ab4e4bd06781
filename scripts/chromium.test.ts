import { describe, expect, it } from 'vitest';
import { findChromium } from './chromium.mjs';

function find(
  files: string[],
  more: { CHROMIUM?: string; platform?: NodeJS.Platform; whole?: boolean } = {},
) {
  return findChromium({
    env: more.CHROMIUM === undefined ? {} : { CHROMIUM: more.CHROMIUM },
    platform: more.platform ?? 'linux',
    whole: more.whole ?? false,
    exists: (file) => files.includes(file),
    ownOfPlaywright: () => '/cache/chromium-1/chrome',
  });
}

describe('findChromium', () => {
  it('prefers the one that CHROMIUM names', () => {
    expect(find(['/mine', '/usr/bin/chromium'], { CHROMIUM: '/mine' })).toBe('/mine');
  });

  it('refuses a CHROMIUM that does not exist, instead of testing another browser', () => {
    expect(() => find(['/usr/bin/chromium'], { CHROMIUM: '/gone' })).toThrow('/gone');
  });

  it("prefers Playwright's own to the system's", () => {
    expect(find(['/usr/bin/chromium', '/cache/chromium-1/chrome'])).toBe('/cache/chromium-1/chrome');
  });

  it("finds the system's", () => {
    expect(find(['/usr/bin/google-chrome'])).toBe('/usr/bin/google-chrome');
    const shell = '/usr/bin/chromium-headless-shell';
    expect(find(['/usr/bin/chromium', shell])).toBe(shell);
    expect(find(['/usr/bin/chromium', shell], { whole: true })).toBe('/usr/bin/chromium');
    const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(find([onMac], { platform: 'darwin' })).toBe(onMac);
  });

  it('finds nothing where there is none', () => {
    expect(find([])).toBeUndefined();
    expect(find(['/usr/bin/chromium'], { platform: 'freebsd' })).toBeUndefined();
  });
});
