/**
 * The files of content/, a row for each. The content build reads the file, checks it by the schema, and writes the result
 * to a module of words. Only the content build runs the schemas; pages import only their types.
 */
import type * as v from 'valibot';
import { agreement } from './sources/agreement.ts';
import { athenaeum } from './sources/athenaeum.ts';
import { book } from './sources/book.ts';
import { lost } from './sources/lost.ts';
import { map } from './sources/map.ts';
import { narrow } from './sources/narrow.ts';
import { port } from './sources/port.ts';
import { sea } from './sources/sea.ts';
import { shop } from './sources/shop.ts';
import { sounds } from './sources/sounds.ts';
import { studio } from './sources/studio.ts';
import { ui } from './sources/ui.ts';

export interface Source<Schema extends v.GenericSchema = v.GenericSchema> {
  /** Its path in content/. */
  readonly file: string;
  readonly schema: Schema;
  /** What its module exports: all of it under the row's name (unless said), each section by itself, or there is none. */
  readonly exports?: 'sections' | 'nothing';
  /** What every page can do without: a field with a module of its own, exported as `nameField`. */
  readonly apart?: string;
}

/** The words of scenes and of the whole site, by the name under which a page imports them. */
export const SOURCES = {
  studio: { file: 'studio.yaml', schema: studio, exports: 'nothing' },
  sea: { file: 'scenes/sea.yaml', schema: sea },
  port: { file: 'scenes/port.yaml', schema: port },
  athenaeum: { file: 'scenes/athenaeum.yaml', schema: athenaeum },
  shop: { file: 'scenes/shop.yaml', schema: shop },
  lost: { file: 'scenes/lost.yaml', schema: lost },
  map: { file: 'scenes/map.yaml', schema: map, apart: 'alt' },
  narrow: { file: 'narrow.yaml', schema: narrow },
  sounds: { file: 'sounds.yaml', schema: sounds },
  ui: { file: 'ui.yaml', schema: ui, exports: 'sections' },
} as const satisfies Readonly<Record<string, Source>>;

/** Texts that begin with fields, one file each. */
export const BOOKS = { folder: 'books/', schema: book } as const;
export const AGREEMENTS = { folder: 'cabinet/', schema: agreement } as const;
/** Texts about the site that are plain pages only. They begin with the same fields as an agreement. */
export const STATEMENTS = { folder: 'statements/', schema: agreement } as const;

export type SourceName = keyof typeof SOURCES;

type DeepReadonly<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

type Of<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>;

/** The words of each file, as the site gets them. */
export type Words = { readonly [Name in SourceName]: Of<(typeof SOURCES)[Name]['schema']> };

/** What is left when a field has a module of its own. */
export type Without<Value, Field extends keyof Value> = Omit<Value, Field>;

/** A book as the shelf knows it. */
export type BookCard = Omit<Of<typeof book>, 'artifact' | 'was'> & {
  /** The name of the Artifact it is about. */
  readonly about?: string;
  /** The number of words in its body, without notes. */
  readonly words: number;
};

/** A book, and the names of those beside it on the shelf. */
export interface FoundBook {
  readonly book: BookCard;
  readonly newer: Pick<BookCard, 'slug' | 'name'> | undefined;
  readonly older: Pick<BookCard, 'slug' | 'name'> | undefined;
}

/** A part of the shelf, as it is fetched. */
export interface OlderBooks {
  readonly books: readonly BookCard[];
  /** There is a further part. */
  readonly more: boolean;
}

/** A book whose spine is drawn on the shelf. */
export interface DrawnSpine {
  readonly slug: string;
  readonly spine: string;
}

/** A book about an Artifact, as the Shop knows it. */
export interface Essay {
  /** The name of the Artifact. */
  readonly about: string;
  readonly slug: string;
  readonly name: string;
}

export type Agreement = Of<typeof agreement>;

/** A plain page that the gate names. */
interface Edition {
  readonly slug: string;
  readonly name: string;
}

/** The plain pages besides the places: what is found in a place, and the Lost scene. */
export interface Editions {
  readonly cabinet: readonly Edition[];
  /** The newest books. The archive has all of them. */
  readonly shelf: readonly Edition[];
  readonly lost: string;
}
