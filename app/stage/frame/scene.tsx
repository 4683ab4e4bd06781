import { useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { Head } from './head.tsx';
import { log } from '../reading/log.ts';
import { whereabouts } from '../sounding.ts';

interface Props {
  /** The name of the scene's chapters in the log. */
  readonly name: string;
  readonly document: { readonly title: string; readonly description?: string };
  /** The state of the scene's table, for the styles. */
  readonly state?: string;
  readonly ground?: 'paper';
  /** The page is longer than the window and runs under the foot. */
  readonly scrolls?: boolean;
  /** Where the log is: beside the whole page, or beside its words, over the picture at their left. */
  readonly logBeside?: 'page' | 'words';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every scene: its title, its one `main`, and a chapter of the log. */
export function Scene({
  name,
  document: { title, description },
  state,
  ground,
  scrolls,
  logBeside,
  className,
  children,
}: Props) {
  // A layout effect runs before the effects in which its parts note what they show.
  useLayoutEffect(() => log.arrive(name, title), [name, title]);
  useEffect(() => whereabouts.set({ scene: name, state }), [name, state]);
  return (
    <main
      id="scene"
      // The skip link leads the focus here.
      tabIndex={-1}
      className={className}
      data-state={state}
      data-ground={ground}
      data-scrolls={scrolls || undefined}
      data-log-beside={logBeside}
    >
      {/* Inside `main`: outside, React prints the attributes of the transition on the title and description. */}
      <Head title={title} description={description} />
      {children}
    </main>
  );
}
