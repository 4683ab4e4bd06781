import { expect, it } from 'vitest';
import { bodyOf } from '../../app/schema/words.server.ts';
import { KEYS } from '../support/guard.ts';

it('the agreements say what is sold and kept, and where to write', () => {
  expect(bodyOf('terms-of-use')).toMatch(/all sales are final/i);
  const policy = bodyOf('privacy-policy');
  for (const said of [...KEYS, /cookies/i]) expect(policy).toMatch(said);
  const [, address, shown] = /<a href="mailto:([^"]+)">([^<]+)</.exec(policy)!;
  expect(shown).toBe(address);
});
