/** Events by chance. Both functions run within the page: they see nothing of what stands around them here. */

/** One event for each number in [0, 1): clicks on whatever answers to them, keys, turns of the wheel, resizes. */
export async function gust(draws: readonly number[]): Promise<void> {
  const KEYS = ['Enter', ' ', 'Escape', 'Tab', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'x'];
  const pick = <T>(of: readonly T[], at: number) => of[Math.floor(at * of.length)]!;
  for (const [i, draw] of draws.entries()) {
    const fine = (draw * 1000) % 1;
    if (draw < 0.6) {
      const all = [...document.querySelectorAll('a[href], button, input, dialog, main')];
      const aim = pick(
        all.filter((it) => it.checkVisibility()),
        fine,
      );
      aim?.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = aim?.getBoundingClientRect() ?? new DOMRect();
      // As with a mouse: what lies uppermost is hit, be it what was aimed at or not.
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      hit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    } else if (draw < 0.85) {
      const at = document.activeElement ?? document.body;
      const key = pick(KEYS, fine);
      at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      at.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
    } else if (draw < 0.95) {
      const point = {
        clientX: fine * innerWidth,
        clientY: ((fine * 100) % 1) * innerHeight,
        bubbles: true,
      };
      const at = document.elementFromPoint(point.clientX, point.clientY) ?? document.body;
      at.dispatchEvent(new PointerEvent('pointermove', { ...point, pointerType: 'mouse' }));
      at.dispatchEvent(new WheelEvent('wheel', { ...point, deltaY: 200 * (fine - 0.5) }));
    } else dispatchEvent(new Event('resize'));
    // Now and then the page may answer.
    if (i % 10 === 9) {
      await new Promise((done) => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', done, { once: true });
        channel.port1.start();
        channel.port2.postMessage(undefined);
      });
    }
  }
}

/** What leads away from the realm leads nowhere: another site, a letter, an edition in plain text. */
export function fence(): void {
  const onClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const leaves = link && (link.origin !== location.origin || link.pathname.startsWith('/archive/'));
    if (leaves) event.preventDefault();
  };
  addEventListener('click', onClick, { capture: true });
}
