/**
 * Types for the style modules, part of `npm run generate`: a class that is not in the sheet is a type error. They are
 * in .styles/, which tsconfig.json merges with the sources (rootDirs).
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../bootstrap.mjs';
import { readSheet } from './sheet.ts';

/** The declaration of one style module. */
export function classTypes(file: string, source: string): string {
  const fields = readSheet(file, source).classes.map((name) => `  readonly '${name}': string;\n`);
  return `declare const styles: {\n${fields.join('')}};\nexport default styles;\n`;
}

/** Writes the declarations of changed style modules, and removes those of removed modules. */
export function writeClassTypes(root: string): void {
  const out = path.join(root, '.styles');
  const sheets = globSync('app/**/*.module.css', { cwd: root });
  const wanted = new Map(
    sheets.map((file) => [`${file}.d.ts`, classTypes(file, readFileSync(path.join(root, file), 'utf8'))]),
  );
  const there = new Set(globSync('**/*.d.ts', { cwd: out }));
  for (const file of there) if (!wanted.has(file)) rmSync(path.join(out, file));
  for (const [name, text] of wanted) {
    const file = path.join(out, name);
    if (there.has(name) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Updates the declarations while developing. */
export function classTypesPlugin(): Plugin {
  return {
    name: 'class-types',
    configureServer({ watcher }) {
      watcher.on('all', (_event, file) => {
        if (file.endsWith('.module.css')) writeClassTypes(ROOT);
      });
    },
  };
}

if (process.argv[1] === import.meta.filename) writeClassTypes(ROOT);
