/** A text with links in it: strings and links in reading order. Each string stands alone, so a translated page stays whole. */
export type RichText = readonly (
  | string
  | { readonly href: string; readonly text: string; readonly newTab?: true }
)[];

interface Props {
  readonly of: RichText;
  /** Said after a link that opens a new tab, for those who cannot see that it does. */
  readonly newTab?: string;
}

export function Rich({ of, newTab }: Props) {
  return of.map((part, i) =>
    // A text never changes; two of its parts may read the same.
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
