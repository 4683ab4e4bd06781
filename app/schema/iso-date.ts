const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '2025-06-11' for 'June 11, 2025'. Undefined for anything that is not a real date in this form. */
export function isoDate(text: string): string | undefined {
  const [, monthName, day = '', year = ''] = /^([A-Z][a-z]+) ([1-9]\d?), ([1-9]\d{3})$/.exec(text) ?? [];
  const month = MONTHS.indexOf(monthName ?? '');
  if (month < 0) return undefined;
  const date = new Date(Date.UTC(Number(year), month, Number(day)));
  return date.getUTCMonth() === month ? date.toISOString().slice(0, 'yyyy-mm-dd'.length) : undefined;
}
