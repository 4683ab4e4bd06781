/**
 * What is wrong with the address of a page on the web, or undefined. A browser reads more than people do: it follows
 * `https:page.example` as well, and takes what stands before an @ for a name to log in with.
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
