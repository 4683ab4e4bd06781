/**
 * Names in addresses that cannot be a text's. `404` is the page for unknown books, hosts take `index` for the folder,
 * and Windows has no file of the other names, whatever its ending.
 */
export const isKeptName = (slug: string): boolean =>
  /^(?:404|index|con|prn|aux|nul|(?:com|lpt)\d)$/.test(slug);
