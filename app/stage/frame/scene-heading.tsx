import type { ReactNode } from 'react';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The one h1 of a scene. It is no stop of the Tab key, but can be given the focus (shell/focus.ts). */
export function SceneHeading({ className, children }: Props) {
  return (
    <h1 className={className} tabIndex={-1}>
      {children}
    </h1>
  );
}
