import { transform } from 'lightningcss';
import type { CSSModuleExports, CustomAtRules, Selector, Visitor } from 'lightningcss';
import { Refusal } from '../bootstrap.mjs';

/** The parts of a style sheet that the code and other sheets depend on. */
export interface Sheet {
  /** The classes a module exports. */
  readonly classes: readonly string[];
  /** The cascade layers of its rules; '' for rules in none. */
  readonly layers: readonly string[];
  /** The custom properties it sets, and those it uses. */
  readonly sets: readonly string[];
  readonly asksFor: readonly string[];
  /** How many of its rules choose by no class and no picture, so that they could meet what is not of this sheet. */
  readonly open: number;
  /** The sheets it imports rules or classes from (`@import`, `composes`), as it names them. */
  readonly imports: readonly string[];
}

/** Only classes get scoped names: code does not use keyframes. */
const NAMES = { animation: false, container: false, customIdents: false, grid: false };

/**
 * Reads one style sheet; `file` is its path from the root. Most mistakes are ignored, as by a browser. Classes from
 * another sheet (`composes`) within a layer are refused.
 */
export function readSheet(file: string, source: string): Sheet {
  const layers = new Set<string>();
  const sets = new Set<string>();
  const asksFor = new Set<string>();
  const imports = new Set<string>();
  let open = 0;
  const names = visit(file, source, {
    StyleSheet({ rules }) {
      for (const rule of rules) {
        if (rule.type === 'import') imports.add(rule.value.url);
        else if (rule.type === 'layer-block') layers.add(rule.value.name?.join('.') ?? '');
        else if (rule.type !== 'layer-statement') layers.add('');
      }
    },
    Rule: {
      property: ({ value }) => void sets.add(value.name),
      style({ value: { selectors, declarations } }) {
        const said = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])];
        if (said.length > 0 && !selectors.every(isBound)) open += 1;
      },
    },
    Declaration: { custom: ({ name }) => void (name.startsWith('--') && sets.add(name)) },
    Variable: ({ name }) => void asksFor.add(name.ident),
  });
  for (const { composes } of Object.values(names)) {
    for (const from of composes) if (from.type === 'dependency') imports.add(from.specifier);
  }
  return {
    classes: Object.keys(names).toSorted(),
    layers: [...layers],
    sets: [...sets],
    asksFor: [...asksFor],
    open,
    imports: [...imports],
  };
}

/** Whether a selector names a class, a picture, or what it is nested in. */
const isBound = (selector: Selector): boolean =>
  selector.some(
    (part) =>
      part.type === 'class' ||
      part.type === 'nesting' ||
      (part.type === 'attribute' && part.name === 'data-picture') ||
      (part.type === 'pseudo-class' &&
        (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') &&
        part.selectors.every(isBound)),
  );

/** Shows the sheet to the visitor; gives the names a module exports. */
function visit(file: string, source: string, visitor: Visitor<CustomAtRules>): CSSModuleExports {
  const cssModules = file.endsWith('.module.css') && NAMES;
  try {
    const code = Buffer.from(source);
    return transform({ filename: file, code, cssModules, errorRecovery: true, visitor }).exports || {};
  } catch (error) {
    throw new Refusal(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
