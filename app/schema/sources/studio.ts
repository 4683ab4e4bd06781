import * as v from 'valibot';
import { webAddressProblem } from '../web-address.ts';
import { day, each, oneLine } from './parts.ts';

const EMAIL = /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

const shopAddressProblem = (address: string) =>
  /^https:[^\s"'<>\\{}]+$/.test(address) ? undefined : 'is not the address of a page to buy at';

/** An origin alone: the addresses of pages begin at its root. */
const isOrigin = (address: string) =>
  webAddressProblem(address) === undefined &&
  address.startsWith('https://') &&
  URL.parse(address)?.origin === address;

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
  url: v.pipe(
    oneLine(),
    each<string>((url) =>
      isOrigin(url)
        ? []
        : [
            `is "${url}", which is not the site's address. Write it as https://place.example, without a slash at its end.`,
          ],
    ),
  ),
  securityUntil: day(),
  storefront: v.record(
    v.string(),
    v.pipe(
      oneLine(),
      each<string>((address) => {
        const problem = webAddressProblem(address) ?? shopAddressProblem(address);
        return problem
          ? [`is "${address}", which ${problem}. Copy the whole address, from https:// on.`]
          : [];
      }),
    ),
  ),
});
