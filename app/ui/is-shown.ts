/** Whether an element is laid out and visible. Like `checkVisibility`, which no Safari had before 2024. */
export const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
