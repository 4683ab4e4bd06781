import type { TestProject } from 'vitest/node';
import { renderMarkdown } from '../../scripts/content/markdown.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The HTML of an essay with two notes and two headings, as the build makes it. */
    essay: string;
  }
}

const PARAGRAPH = 'A kettle gets quieter as it comes to a boil, and few have heard the hush. '.repeat(6);
const SOURCE = `
## Three kettles

${PARAGRAPH}[^1]

## Two ears

${PARAGRAPH}[^2]

[^1]: The first note.
[^2]: The second note.
`;

/** Hands an essay to the tests in a browser, where the build's own code cannot run. */
export default function setup({ provide }: TestProject): void {
  const { html } = renderMarkdown(SOURCE, {
    file: 'essay.md',
    firstLine: 1,
    slug: 'essay',
    title: 'An Essay',
    headingShift: 0,
    sharesPage: false,
    sideNotes: true,
    studio: { name: 'A Studio', email: 'seer@studio.example' },
    words: { notes: 'Notes', to_note: 'To note {number}', from_note: 'Back to the text' },
    ownPaths: new Set(),
  });
  provide('essay', html);
}
