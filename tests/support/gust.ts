/** Random events. Both functions run in the page, so they see no variables from here. */

/**
 * Sends one event for each number in [0, 1): clicks, keys, scrolling, resizes. Returns false when its page is left, or has
 * no fence because it has just come.
 */
export function gust(draws: readonly number[]): Promise<boolean> {
  if (!('fenced' in globalThis)) return Promise.resolve(false);
  const KEYS = ['Enter', ' ', 'Escape', 'Tab', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'x'];
  const pick = <T>(of: readonly T[], at: number) => of[Math.floor(at * of.length)]!;
  // A page that is just loading has no body yet, and at first nothing at all.
  const root = () => document.documentElement ?? document;
  // A page that is put aside stands still, and would never answer.
  const leaving = new Promise<boolean>((resolve) => {
    addEventListener('pagehide', () => resolve(false), { once: true });
  });
  const blow = async () => {
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
        // Like a mouse, it hits what is on top, not always what was aimed at.
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        hit?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      } else if (draw < 0.85) {
        const at = document.activeElement ?? root();
        const key = pick(KEYS, fine);
        at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        at.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
      } else if (draw < 0.95) {
        const point = {
          clientX: fine * innerWidth,
          clientY: ((fine * 100) % 1) * innerHeight,
          bubbles: true,
        };
        const at = document.elementFromPoint(point.clientX, point.clientY) ?? root();
        at.dispatchEvent(new PointerEvent('pointermove', { ...point, pointerType: 'mouse' }));
        at.dispatchEvent(new WheelEvent('wheel', { ...point, deltaY: 200 * (fine - 0.5) }));
      } else dispatchEvent(new Event('resize'));
      // The page gets time to answer after every ten.
      if (i % 10 === 9) {
        await new Promise((done) => {
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', done, { once: true });
          channel.port1.start();
          channel.port2.postMessage(undefined);
        });
      }
    }
    return true;
  };
  return Promise.race([leaving, blow()]);
}

/** Stops links that leave the realm: other sites, e-mail, plain editions. */
export function fence(): void {
  if ('fenced' in globalThis) return;
  Object.assign(globalThis, { fenced: true });
  const onClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const leaves = link && (link.origin !== location.origin || link.pathname.startsWith('/archive/'));
    if (leaves) event.preventDefault();
  };
  addEventListener('click', onClick, { capture: true });
}
