import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router';

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address of the realm. */
  readonly to: string;
}

/** Whether the browser is asked to open another tab or window, or to save what the link leads to. */
const asksForMore = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * A link to another scene, which stays in this document. A link to the present address adds no entry to the history.
 * React Router's own would bring its forms and its prefetching, 3.4 KB of script (decision 0028).
 */
export function Link({ to, onClick, children, ...others }: Props) {
  const href = useHref(to);
  const here = useLocation();
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || asksForMore(event)) return;
    event.preventDefault();
    void navigate(to, { replace: href === createPath(here) });
  };
  return (
    <a {...others} href={href} onClick={follow}>
      {children}
    </a>
  );
}
