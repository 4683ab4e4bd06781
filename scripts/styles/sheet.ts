import { transform } from 'lightningcss';

/** What a style sheet says to the code and to other sheets. */
export interface Sheet {
  /** The classes a module hands to the code. */
  readonly classes: readonly string[];
}

/** Nothing but classes gets a name of its own: keyframes are not asked for by code. */
const MODULES = { animation: false, container: false, customIdents: false, grid: false };

/** Reads one style sheet; `file` is its path from the root. A sheet with a mistake in it is read as a browser would. */
export function readSheet(file: string, source: string): Sheet {
  const isModule = file.endsWith('.module.css');
  const { exports: classes } = transform({
    filename: file,
    code: Buffer.from(source),
    cssModules: isModule && MODULES,
    errorRecovery: true,
  });
  return { classes: classes ? Object.keys(classes).toSorted() : [] };
}
