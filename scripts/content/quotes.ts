const WORD = /[\p{L}\p{N}]/u;

/** A quotation mark opens after one of these. After a dash or a slash it opens only right before a word. */
const OPENERS = /[\s([{<“‘]/;
const JOINERS = /[—–/-]/;

/** What comes after the mark in words that begin with an apostrophe: 'em, 'tis, rock 'n' roll, the '90s. */
const ELISION = /^(?:em|tis|twas|twere|twill|til|cause|cos|bout|round|neath|tween|twixt|gainst|n|\d\ds?)(?![\p{L}\p{N}])/iu;

/** What comes after the mark in 6'2" */
const FEET = /^\d{1,2}"/;

/** The number of characters around a mark that decide what it is. */
const CONTEXT_CHARS = 16;

/**
 * Replaces straight quotation marks by curly ones, apostrophes, and primes after digits. The text, which is one whole
 * block, keeps its length, so that marks can be set across the elements in it.
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
  // 'em' between quotation marks is a quoted word; 'n' is not.
  const isQuoted = after[elision.length] === "'" && elision.toLowerCase() !== 'n';
  return isQuoted ? '‘' : '’';
}

function opens(before: string, after: string): boolean {
  const last = before.at(-1);
  if (after === '' || /^\s/.test(after)) return false;
  if (last === undefined || OPENERS.test(last)) return true;
  return JOINERS.test(last) && WORD.test(after.replace(/^["']+/, '').slice(0, 1));
}

/** A mark with spaces on both sides is not part of a word. */
function isLoose(before: string, after: string): boolean {
  return (before === '' || /\s$/.test(before)) && (after === '' || /^\s/.test(after));
}
