/** A part of an address as it was before it was encoded: é for %C3%A9. What cannot be decoded stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path as a browser would spell it: /port for /%70ort. A slash that is encoded stays so. */
export const spelled = (path: string) =>
  path
    .split('/')
    .map((part) => encodeURIComponent(decoded(part)))
    .join('/');
