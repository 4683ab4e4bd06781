import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { Head } from './head.tsx';
import { log } from './reading/log.ts';

interface Props {
  /** Names the scene's chapters in the log. */
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  /** The state of the scene's table, for the styles. */
  readonly state?: string;
  /** The introduction stays in view beside what follows it. */
  readonly unread?: boolean;
  readonly ground?: 'paper';
  /** The page is longer than the window and runs under the foot. */
  readonly scrolls?: boolean;
  /** Where the log lies: beside the whole page; or beside its words, over a picture that stands at the left of them. */
  readonly logBeside?: 'page' | 'words';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One screen: its title, its one main, and a chapter of the log. */
export function Scene({
  name,
  title,
  description,
  state,
  unread,
  ground,
  scrolls,
  logBeside,
  className,
  children,
}: Props) {
  // Before anything in it is noted: its parts note what they show once it stands.
  useLayoutEffect(() => log.arrive(name, title), [name, title]);
  return (
    <main
      id="scene"
      className={className}
      data-state={state}
      data-unread={unread || undefined}
      data-ground={ground}
      data-scrolls={scrolls || undefined}
      data-log-beside={logBeside}
    >
      {/* In here, so that React does not print the marks of the transition on what it moves into the head. */}
      <Head title={title} {...(description !== undefined && { description })} />
      {children}
    </main>
  );
}
