import { describe, expect, it } from 'vitest';
import { findFirefox, findWebkit } from './other-browsers.mjs';

const among =
  (...files: string[]) =>
  (file: string) =>
    files.includes(file);

describe('findFirefox', () => {
  it("finds the system's, the long-supported one first", () => {
    expect(findFirefox(among('/usr/bin/firefox', '/usr/bin/firefox-esr'))).toBe('/usr/bin/firefox-esr');
    expect(findFirefox(among('/usr/bin/firefox'))).toBe('/usr/bin/firefox');
  });

  it('finds nothing where there is none', () => {
    expect(findFirefox(among())).toBeUndefined();
  });
});

describe('findWebkit', () => {
  const browser = '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
  const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

  it('finds the browser, its driver and a screen', () => {
    expect(findWebkit(among(...programs), [browser])).toEqual({
      browser,
      driver: programs[0],
      screen: programs[1],
    });
  });

  it('finds nothing where one of the three is missing', () => {
    expect(findWebkit(among(...programs), [])).toBeUndefined();
    for (const program of programs) expect(findWebkit(among(program), [browser])).toBeUndefined();
  });
});
