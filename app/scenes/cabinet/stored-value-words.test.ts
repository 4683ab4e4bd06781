import { describe, expect, it } from 'vitest';
import { agreements, cabinetWords } from '../../schema/words.ts';
import { bodyOf } from '../../schema/words.server.ts';
import { DEFAULTS, KEYS } from '../../storage/storage.ts';
import type { Stored } from '../../storage/storage.ts';
import { partAtKeys, sentencesOf } from './stored-value-words.ts';

const words = cabinetWords.stored;

describe('the stored values, in words', () => {
  it('are nothing on a first visit', () => {
    for (const key of KEYS) expect(sentencesOf(key, DEFAULTS)).toEqual([words.nothing]);
  });

  it('are the values as the site reads them', () => {
    const stored: Stored = {
      delayMs: 35,
      zoom: 10,
      states: {
        sea: { numTimesPlayed: 1, returning: true },
        port: { numTimesPlayed: 0 },
        athenaeum: { numTimesPlayed: 3 },
      },
      storedKeys: KEYS,
    };
    expect(sentencesOf('READING_SPEED', stored).join()).toContain('65');
    expect(sentencesOf('ZOOM_CONFIG_INDEX', stored).join()).toContain('11');
    const said = sentencesOf('ANIMATION_STATES', stored);
    expect(said).toHaveLength(3);
    expect(said[0]).toContain('The Sea');
    expect(said[1]).toMatch(/The Athenaeum.*3/);
    expect(said[2]).toBe(words.states_returning);
  });

  it('may say that nothing has been played', () => {
    const stored: Stored = { ...DEFAULTS, storedKeys: ['ANIMATION_STATES'] };
    expect(sentencesOf('ANIMATION_STATES', stored)).toEqual([words.states_none]);
  });
});

describe('the policy', () => {
  const [approach, terms, privacy] = agreements.map(({ slug }) => bodyOf(slug));

  it('is split where the section with the three keys ends, and nothing of it is lost', () => {
    const [before, after] = partAtKeys(privacy!)!;
    expect(before + after).toBe(privacy);
    for (const key of KEYS) expect(before.replaceAll('<wbr>', '')).toContain(key);
    expect(before).not.toContain('How to erase');
    expect(after).toMatch(/^<h3 id="privacy-policy-how-to-erase/);
  });

  it('is the only agreement that is', () => {
    expect([approach, terms].map((html) => partAtKeys(html!))).toEqual([undefined, undefined]);
  });

  it('may end with that section', () => {
    const html = KEYS.map((key) => `<p><code>${key}</code></p>`).join('');
    expect(partAtKeys(html)).toEqual([html, '']);
  });
});
