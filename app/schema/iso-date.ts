/** '2025-06-11' for 'June 11, 2025'. Undefined for anything that is not a real date in this form. */
export function isoDate(text: string): string | undefined {
  const date = new Date(`${text} UTC`);
  // Written again, a day that does not exist is another one, and so is any other form.
  const again = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return again === text && /, \d{4}$/.test(text)
    ? date.toISOString().slice(0, 'yyyy-mm-dd'.length)
    : undefined;
}
