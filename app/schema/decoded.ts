/** A part of an address as it was before it was encoded: é for %C3%A9. What cannot be decoded stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
