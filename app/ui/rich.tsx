/** A text with links in it: strings and links in reading order. */
export type RichText = readonly (
  | string
  | { readonly href: string; readonly text: string; readonly newTab?: true }
)[];

interface Props {
  readonly of: RichText;
  /** The tooltip of a link that opens in a new tab. */
  readonly newTab?: string;
}

/** Shows a text with its links. `mailto:` and pages open in place, unless the link says `newTab`. */
export function Rich({ of, newTab }: Props) {
  return of.map((part, i) =>
    // The index is a safe key: a text never changes, and two of its parts may be equal.
    // Each string has its own element, so that a translator that replaces text nodes does not break React.
    typeof part === 'string' ? (
      <span key={i}>{part}</span>
    ) : (
      <a
        key={i}
        href={part.href}
        {...(part.newTab && { target: '_blank', rel: 'noopener noreferrer', title: newTab })}
      >
        {part.text}
      </a>
    ),
  );
}
