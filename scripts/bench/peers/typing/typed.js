import Typed from 'typed.js';

/** Types the lines one after another, each in a paragraph of its own, and resolves when the last letter is there. */
export default async function type(place, lines, delayMs) {
  for (const line of lines) {
    const paragraph = place.appendChild(document.createElement('p'));
    await new Promise((onComplete) => {
      new Typed(paragraph.appendChild(document.createElement('span')), {
        strings: [line],
        typeSpeed: delayMs,
        onComplete,
      });
    });
  }
}
