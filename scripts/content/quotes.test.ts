import { expect, test } from 'vitest';
import { curlQuotes } from './quotes.ts';

test.each([
  // Quotations
  [`"Yes."`, '“Yes.”'],
  [`He said, "Yes," and left.`, 'He said, “Yes,” and left.'],
  [`("we," "us")`, '(“we,” “us”)'],
  [`"One." "Two."`, '“One.” “Two.”'],
  [`shown as "???" is`, 'shown as “???” is'],
  [`"...and then"`, '“...and then”'],
  [`"It ends..."`, '“It ends...”'],
  [`'Yes,' he said.`, '‘Yes,’ he said.'],

  // Nested quotations
  [`"He said 'no' to me."`, '“He said ‘no’ to me.”'],
  [`"He said, 'No.'"`, '“He said, ‘No.’”'],
  [`"'No,' he said."`, '“‘No,’ he said.”'],
  [`'"No," he said.'`, '‘“No,” he said.’'],
  [`"'Tis true," he said.`, '“’Tis true,” he said.'],

  // Apostrophes
  [`the Seer's kettle`, 'the Seer’s kettle'],
  [`It isn't, and won't be.`, 'It isn’t, and won’t be.'],
  [`the navigators' boats`, 'the navigators’ boats'],
  [`let 'em in`, 'let ’em in'],
  [`'em`, '’em'],
  [`the word 'em' is short`, 'the word ‘em’ is short'],
  [`rock 'n' roll`, 'rock ’n’ roll'],
  [`the '90s and the 1990's`, 'the ’90s and the 1990’s'],
  [`'Twas the night`, '’Twas the night'],
  [`a 'twill' weave`, 'a ‘twill’ weave'],
  [`'embers' and 'cause'`, '‘embers’ and ‘cause’'],

  // Dashes, slashes and brackets
  [`word—"Hi"—word`, 'word—“Hi”—word'],
  [`"I was—" she said`, '“I was—” she said'],
  [`"I was—'"`, '“I was—’”'],
  [`either/"or"`, 'either/“or”'],
  [`["x"] {'y'}`, '[“x”] {‘y’}'],

  // Primes
  [`4′33″`, '4′33″'],
  [`4'33" of it`, '4′33″ of it'],
  [`He is 6'2" tall.`, 'He is 6′2″ tall.'],
  [`a 12" pipe`, 'a 12″ pipe'],
  [`"a pipe of 12"`, '“a pipe of 12”'],
  [`"in 1952" he said`, '“in 1952” he said'],

  // Unchanged text
  [`Wait... -- what?`, 'Wait... -- what?'],
  [`a " b ' c`, `a " b ' c`],
  ['“already” ‘set’', '“already” ‘set’'],
  [``, ''],
  [`"`, `"`],
  [`Été: "l'été"`, 'Été: “l’été”'],
])('%s', (typed, set) => {
  expect(curlQuotes(typed)).toBe(set);
  expect(curlQuotes(typed)).toHaveLength(typed.length);
});
