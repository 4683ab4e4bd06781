import { transform } from 'lightningcss';
import type { CSSModuleExports, CustomAtRules, Visitor } from 'lightningcss';
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
  const names = visit(file, source, {
    StyleSheet({ rules }) {
      for (const rule of rules) {
        if (rule.type === 'import') imports.add(rule.value.url);
        else if (rule.type === 'layer-block') layers.add(rule.value.name?.join('.') ?? '');
        else if (rule.type !== 'layer-statement') layers.add('');
      }
    },
    Rule: { property: ({ value }) => void sets.add(value.name) },
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
    imports: [...imports],
  };
}

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
