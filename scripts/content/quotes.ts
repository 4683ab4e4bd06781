const WORD = /[\p{L}\p{N}]/u;

/** After these a quotation mark opens. After a dash or a slash it does so only right before a word. */
const OPENERS = /[\s([{<“‘]/;
const JOINERS = /[—–/-]/;

/** What comes after the mark in words that begin with an apostrophe: 'em, 'tis, rock 'n' roll, the '90s. */
const ELISION = /^(?:em|tis|twas|twere|twill|til|cause|cos|bout|round|neath|tween|twixt|gainst|n|\d\ds?)(?![\p{L}\p{N}])/iu;

/** What comes after the mark in 6'2" */
const FEET = /^\d{1,2}"/;

/** As far as one has to look around a mark to know what it is. */
const CONTEXT_CHARS = 16;

/**
 * Straight quotation marks set as a printer would: curly ones that open or close, apostrophes, and primes after digits.
 * Nothing else is touched, and the text keeps its length, so that the marks of a paragraph can be set across the
 * elements in it. `text` is one whole block.
 */
export function curlQuotes(text: string): string {
  const set = text.split('');
  let inDouble = false;
  for (const { index, 0: mark } of text.matchAll(/["']/g)) {
    const before = set.slice(Math.max(0, index - CONTEXT_CHARS), index).join('');
    const after = text.slice(index + 1, index + CONTEXT_CHARS);
    if (isLoose(before, after)) continue;
    const opening = opens(before, after);
    if (mark === "'") set[index] = single(before, after, opening);
    else if (/\d′\d{1,2}$/.test(before) || (!opening && !inDouble && /\d$/.test(before))) set[index] = '″';
    else {
      set[index] = opening ? '“' : '”';
      inDouble = opening;
    }
  }
  return set.join('');
}

function single(before: string, after: string, opening: boolean): string {
  if (/\d$/.test(before) && FEET.test(after)) return '′';
  if (!opening) return '’';
  const [elision] = ELISION.exec(after) ?? [];
  if (elision === undefined) return '‘';
  // 'em' in quotation marks is a word quoted; 'n' is not.
  const isQuoted = after[elision.length] === "'" && elision.toLowerCase() !== 'n';
  return isQuoted ? '‘' : '’';
}

function opens(before: string, after: string): boolean {
  const last = before.at(-1);
  if (after === '' || /^\s/.test(after)) return false;
  if (last === undefined || OPENERS.test(last)) return true;
  return JOINERS.test(last) && WORD.test(after.replace(/^["']+/, '').slice(0, 1));
}

/** A mark with room on both sides stands for itself. */
function isLoose(before: string, after: string): boolean {
  return (before === '' || /\s$/.test(before)) && (after === '' || /^\s/.test(after));
}
