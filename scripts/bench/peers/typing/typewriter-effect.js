import Typewriter from 'typewriter-effect/dist/core';

/** Types the lines one after another, each in a paragraph of its own, and resolves when the last letter is there. */
export default async function type(place, lines, delayMs) {
  for (const line of lines) {
    const paragraph = place.appendChild(document.createElement('p'));
    await new Promise((onTyped) => {
      new Typewriter(paragraph, { delay: delayMs }).typeString(line).callFunction(onTyped).start();
    });
  }
}
