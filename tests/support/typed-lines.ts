import type { JSHandle, Page } from '@playwright/test';

/** The numbers of the lines that are typed from now on, in the order in which they begin. */
export function typedLines(page: Page): Promise<JSHandle<number[]>> {
  return page.evaluateHandle(() => {
    const typed: number[] = [];
    const note = () => {
      const now = document.querySelector<HTMLElement>('[data-line][data-state="typing"]')?.dataset['line'];
      if (now !== undefined && typed.at(-1) !== Number(now)) typed.push(Number(now));
    };
    note();
    new MutationObserver(note).observe(document.querySelector('main')!, {
      attributes: true,
      childList: true,
      subtree: true,
    });
    return typed;
  });
}
