import * as v from 'valibot';
import { each, oneLine } from './parts.ts';

const EMAIL = /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

export const studio = v.strictObject({
  name: v.pipe(
    oneLine(),
    each<string>((name) => (/[{}]/.test(name) ? ['has a curly bracket. Write the name without.'] : [])),
  ),
  email: v.pipe(
    oneLine(),
    each<string>((email) =>
      EMAIL.test(email)
        ? []
        : [`is "${email}", which is not an e-mail address. Write it as name@place.example.`],
    ),
  ),
  storefront: v.record(
    v.string(),
    v.pipe(
      oneLine(),
      each<string>((address) =>
        /^https:\/\/[^\s"'<>\\]+$/.test(address) && URL.canParse(address)
          ? []
          : [
              `is "${address}", which is not the address of a page. Copy the whole address, from https:// on.`,
            ],
      ),
    ),
  ),
});
