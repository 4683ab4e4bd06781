import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { AGREEMENTS, BOOKS, SOURCES } from '../../app/schema/sources.ts';
import type { Source } from '../../app/schema/sources.ts';
import { check } from './check.ts';
import { fixture } from './test-folder.ts';
import { readYaml } from './yaml-source.ts';

/** The fields of a file of the fixture: of one with a text, what stands between its hyphens. */
function fieldsOf(file: string): unknown {
  const text = fixture.files.get(file)!;
  return readYaml(file, text.startsWith('---') ? text.split(/^---$/m)[1]! : text).value;
}

const fileIn = (folder: string) => [...fixture.files.keys()].find((name) => name.startsWith(folder))!;
const SCHEMAS: readonly Source[] = [
  ...Object.values(SOURCES),
  { file: fileIn(BOOKS.folder), schema: BOOKS.schema },
  { file: fileIn(AGREEMENTS.folder), schema: AGREEMENTS.schema },
];

/** Checks a file with these fields. Every problem must be told: where it is, and in words. */
function told(schema: Source['schema'], file: string, fields: unknown) {
  const text = stringify(fields, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 });
  const { value, problems } = check(schema, readYaml(file, text));
  expect(problems.length > 0).toBe(value === undefined);
  for (const problem of problems) {
    expect(problem.file).toBe(file);
    expect(problem.line).toBeGreaterThanOrEqual(1);
    expect(problem.line).toBeLessThanOrEqual(text.split('\n').length);
    // What the library says by itself helps no writer.
    expect(problem.message).not.toMatch(/^$|Invalid \w+: /);
  }
  return problems;
}

/** Every place of a value. */
const placesIn = (value: unknown, at: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [[...at, key], ...placesIn(part, [...at, key])])
    : [];

function put(value: unknown, [key, ...rest]: readonly string[], part: unknown): void {
  const group = value as Record<string, unknown>;
  if (rest.length > 0) put(group[key!], rest, part);
  else if (part !== undefined) group[key!] = part;
  else if (Array.isArray(group)) group.splice(Number(key), 1);
  else delete group[key!];
}

describe.each(SCHEMAS)('the fields of $file', ({ file, schema }) => {
  const good = fieldsOf(file);
  const places = placesIn(good);

  test('have no problem as they are', () => {
    expect(told(schema, file, good)).toEqual([]);
  });

  test('may be anything: what is wrong is told', () => {
    fc.assert(fc.property(fc.jsonValue(), (fields) => void told(schema, file, fields)), { numRuns: 40 });
  });

  test('may be anything in one place, or lack it', () => {
    const instead = fc.oneof(fc.jsonValue(), fc.string(), fc.constant(undefined));
    fc.assert(
      fc.property(fc.constantFrom(...places), instead, (place, part) => {
        const fields = structuredClone(good);
        put(fields, place, part);
        told(schema, file, fields);
      }),
      // A name of a field that is taken for a mark of YAML, in a line that is also out of line.
      { numRuns: 60, examples: [[places[0]!, { 'a=*': 0 }]] },
    );
  });
});
