import { storyClock } from '../../../../app/stage/time/clock.ts';
import { createTelling } from '../../../../app/stage/telling/telling.ts';
import { createTypist } from '../../../../app/stage/telling/typist.ts';

/** Our own typing, without the cues of a picture: does what the libraries do, and pauses between lines as in the realm. */
export default function type(place, lines, delayMs) {
  const paragraphs = lines.map((line) => {
    const paragraph = document.createElement('p');
    return Object.assign(paragraph, { textContent: line, hidden: true });
  });
  const stack = place.appendChild(document.createElement('div'));
  stack.append(...paragraphs);
  return new Promise((resolve) => {
    const telling = createTelling({ lines, from: 1, clock: storyClock });
    telling.change({ delayMs, still: false, paused: false, onDone() {} });
    telling.progress.subscribe(() => {
      const { line, phase } = telling.progress.get();
      paragraphs[line - 1].hidden = false;
      if (line === lines.length && phase === 'resting') resolve();
      else telling.laidOut();
    });
    paragraphs[0].hidden = false;
    telling.start(createTypist(stack, lines));
    telling.laidOut();
  });
}
