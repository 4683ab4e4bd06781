import { describe, expect, it } from 'vitest';
import { NONE, allOpen, changeBetween, sectionOf, toggled, toggledAll } from './sections.ts';
import { idOf } from '../../stage/reading/part-named.ts';

const SLUGS = ['our-approach', 'terms-of-use', 'privacy-policy'];
const ALL = new Set(SLUGS);

describe('the sections of the cabinet', () => {
  it('open and close one by one', () => {
    const one = toggled(NONE, 'terms-of-use');
    expect([...one]).toEqual(['terms-of-use']);
    expect(toggled(one, 'terms-of-use')).toEqual(NONE);
    expect(NONE.size).toBe(0);
  });

  it('F62: are all open only when each is, however they were opened', () => {
    let open = NONE;
    let seed = 7;
    for (let i = 0; i < 50; i += 1) {
      seed = (seed * 16807) % 2147483647;
      open = seed % 5 === 0 ? toggledAll(open, SLUGS) : toggled(open, SLUGS[seed % 3]!);
      expect(allOpen(open, SLUGS)).toBe(open.size === 3);
    }
  });

  it('open all together unless all are open', () => {
    expect(toggledAll(NONE, SLUGS)).toEqual(ALL);
    expect(toggledAll(new Set(['privacy-policy']), SLUGS)).toEqual(ALL);
    expect(toggledAll(ALL, SLUGS)).toEqual(NONE);
  });

  it('are found by an address', () => {
    expect(sectionOf('#terms-of-use', SLUGS)).toBe('terms-of-use');
    expect(sectionOf('#privacy-policy-what-we-collect', SLUGS)).toBe('privacy-policy');
    for (const hash of ['', '#', '#our', '#our-approaches', '#__proto__', '#scene']) {
      expect(sectionOf(hash, SLUGS)).toBeUndefined();
    }
  });

  it('know what a change opens and closes, from the top down', () => {
    expect(changeBetween(new Set(['terms-of-use']), ALL, SLUGS)).toEqual({
      opened: ['our-approach', 'privacy-policy'],
      closed: [],
    });
    expect(changeBetween(ALL, NONE, SLUGS)).toEqual({ opened: [], closed: SLUGS });
    expect(changeBetween(NONE, NONE, SLUGS)).toEqual({ opened: [], closed: [] });
  });
});

it('a hash names the id that its address has encoded', () => {
  expect(idOf('#our-approach-caf%C3%A9')).toBe('our-approach-café');
});
