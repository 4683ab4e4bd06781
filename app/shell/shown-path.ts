let path = '';

/** The path of the scene that stands in the document. It is set before the browser takes the scene's picture. */
export const shownPath = {
  get: () => path,
  set: (shown: string) => {
    path = shown;
  },
};
