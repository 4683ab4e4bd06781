import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { TypeAnimation } from 'react-type-animation';

/** Types the lines one after another, each in a paragraph of its own, and resolves when the last letter is there. */
export default async function type(place, lines, delayMs) {
  for (const line of lines) {
    const paragraph = place.appendChild(document.createElement('p'));
    await new Promise((onTyped) => {
      createRoot(paragraph).render(
        createElement(TypeAnimation, {
          sequence: [line, onTyped],
          speed: { type: 'keyStrokeDelayInMs', value: delayMs },
        }),
      );
    });
  }
}
