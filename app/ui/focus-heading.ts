/** Puts the focus on the heading of what the page shows now: where it goes when what had it is gone. Without a ring. */
export function focusHeading(within = 'main'): void {
  const heading = document.querySelector<HTMLElement>(`${within} h1`);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
