/**
 * The fault of a web page's address, or undefined. Stricter than a browser, which also follows `https:page.example`, and
 * reads the part before an @ as a user name.
 */
export function webAddressProblem(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return 'is not the address of a page';
  if (!/^https?:\/\/[^/?#\\]/i.test(address))
    return `must have two slashes after "${url.protocol}", and then its name`;
  if (/^[^/]*\/\/[^/?#]*@/.test(address))
    return 'has a user name before an @, and would go to what stands after it';
  return undefined;
}
