import type { ReactNode } from 'react';
import { Head } from './head.tsx';

interface Props {
  /** Names the scene for styles; the words and the picture hang on the same custom properties. */
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  /** The state of the scene's table, for the styles. */
  readonly state?: string;
  /** The introduction stays in view beside what follows it. */
  readonly kept?: boolean;
  readonly ground?: 'paper';
  /** The page is longer than the window and runs under the foot. */
  readonly scrolls?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One screen: its title and its one main. */
export function Scene({
  name,
  title,
  description,
  state,
  kept,
  ground,
  scrolls,
  className,
  children,
}: Props) {
  return (
    <>
      <Head title={title} {...(description !== undefined && { description })} />
      <main
        id="scene"
        className={className}
        data-scene={name}
        data-state={state}
        data-kept={kept || undefined}
        data-ground={ground}
        data-scrolls={scrolls || undefined}
      >
        {children}
      </main>
    </>
  );
}
