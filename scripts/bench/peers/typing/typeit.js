import TypeIt from 'typeit';

/** Types the lines one after another, each in a paragraph of its own, and resolves when the last letter is there. */
export default async function type(place, lines, delayMs) {
  for (const line of lines) {
    const paragraph = place.appendChild(document.createElement('p'));
    await new Promise((afterComplete) => {
      new TypeIt(paragraph, { strings: line, speed: delayMs, afterComplete }).go();
    });
  }
}
