/** Whether an element is laid out and visible. A Safari from before 2024 has no `checkVisibility`. */
export const isShown = (element: Element): boolean =>
  typeof element.checkVisibility === 'function'
    ? element.checkVisibility({ visibilityProperty: true })
    : element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
