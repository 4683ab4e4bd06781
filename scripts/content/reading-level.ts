/** How hard a text is to read, by the formula of Flesch and Kincaid (1975). */

/** Vowels that stand together count as one sound, and a silent e as none: right for about nine words of ten. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const spoken = letters.replace(/(?<=[^aeiouyl]|[aeiouy]l)e$/, '').replace(/(?<=[^aeioutdy])ed$/, 'd').replace(/(?<=[^aeiouysxzcg])es$/, 's');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/** The sentences of a Markdown text. A heading, a paragraph and an entry of a list each end one. */
export function sentencesIn(text: string): string[] {
  const blocks = text.split(/\n\s*\n|\n(?=\s*(?:[-*>#]|\d+\.)\s)/);
  return blocks
    .flatMap((block) => block.replaceAll(/\s+/g, ' ').split(/(?<=[.!?]["')\]*]*)\s+(?=["'([*]*[A-Z])/))
    .filter((sentence) => /[A-Za-z]/.test(sentence));
}

/** The school year, in the United States, of those who read a text with ease. 0 for a text without words. */
export function gradeOf(text: string): number {
  const sentences = sentencesIn(text);
  const words = sentences.flatMap((sentence) => sentence.match(/[A-Za-z]+(?:['’-][A-Za-z]+)*/g) ?? []);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
