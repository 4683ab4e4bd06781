import type { Table } from './machine.ts';

/** The scenes whose introductions are counted. */
export const COUNTED_SCENES = ['sea', 'port', 'athenaeum'] as const;
export type CountedScene = (typeof COUNTED_SCENES)[number];

export type StoryEvent =
  /** The navigator arrives: for the first time, or again. */
  | 'FIRST_VISIT'
  | 'LATER_VISIT'
  | 'LINES_SHOWN'
  | 'SKIP'
  | 'REPLAY'
  /** An introduction is asked for again from one of its lines: without eyelids or doors. */
  | 'RECALL';

/** The effects a scene may ask for, as data. */
export type StoryWish =
  | { readonly do: 'remember'; readonly scene: CountedScene }
  | { readonly do: 'mark-returning' }
  | { readonly do: 'go-home' };

/** The table of a scene with an introduction; `Own` are the events that only it knows. */
export type StoryTable<State extends string, Own extends string = never> = Table<
  State,
  StoryEvent | Own,
  StoryWish
>;
