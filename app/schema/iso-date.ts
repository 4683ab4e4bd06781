/**
 * '2025-06-11' for 'June 11, 2025'. For words of the content, whose days the build has checked (`isoDate`): to check one
 * again, a browser loads what it knows of languages. Throws a RangeError for what is no date at all.
 */
export const isoDay = (day: string): string =>
  new Date(`${day} UTC`).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** '2025-06-11' for 'June 11, 2025'. Undefined for anything that is not a real date in this form. */
export function isoDate(text: string): string | undefined {
  const date = new Date(`${text} UTC`);
  // Written again, a day that does not exist is another one, and so is any other form.
  const again = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return again === text && /, \d{4}$/.test(text) ? isoDay(text) : undefined;
}
