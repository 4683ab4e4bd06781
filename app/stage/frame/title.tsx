import type { ReactNode } from 'react';
import { SceneHeading } from './scene-heading.tsx';

interface Props {
  readonly text: string;
  /** Until it is shown, it is only for assistive software. */
  readonly shown?: boolean;
  readonly className?: string | undefined;
  /** What is shown under it. */
  readonly children?: ReactNode;
}

/** The heading of a scene: one element from arrival on, so that it keeps the focus when the scene shows it. */
export function Title({ text, shown = false, className, children }: Props) {
  return (
    <header className={shown ? className : 'hidden'}>
      <SceneHeading>{text}</SceneHeading>
      {shown ? children : null}
    </header>
  );
}
