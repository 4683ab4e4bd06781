import type { CSSProperties, FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import type { map } from '../../schema/words.ts';

export type MapPlace = (typeof map.places)[number];

/** What the drawn and the written places have in common. */
export interface PlacesProps {
  /** The place the navigator is at, if it is one of the places. */
  readonly here: MapPlace['id'] | undefined;
  onChoose(place: MapPlace): void;
}

interface Props {
  readonly place: MapPlace;
  readonly here: boolean;
  /** The accessible name, if the link has no text. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  onChoose(place: MapPlace): void;
  onKeyDown?(event: KeyboardEvent<HTMLElement>): void;
  onFocus?(event: FocusEvent<HTMLElement>): void;
  onPointerEnter?(event: PointerEvent<HTMLElement>): void;
  readonly children: ReactNode;
}

/** Notes for the styles whether the pointer or the focus came last: that place shows its slip. */
const note = (link: HTMLElement, byFocus: boolean) =>
  link.closest('nav')?.toggleAttribute('data-by-focus', byFocus);

/** A link to one of the places. A click with a modifier opens another tab or window, as usual. */
export function PlaceLink({
  place,
  here,
  label,
  className,
  style,
  onChoose,
  onFocus,
  children,
  ...events
}: Props) {
  return (
    <Link
      to={place.to}
      className={className}
      style={style}
      aria-label={label}
      aria-current={here ? 'page' : undefined}
      data-place={place.id}
      {...events}
      onFocus={(event) => {
        note(event.currentTarget, true);
        onFocus?.(event);
      }}
      onPointerMove={({ currentTarget }) => note(currentTarget, false)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChoose(place);
      }}
    >
      {children}
    </Link>
  );
}
