/** The four-point star, the mark of going on. Its size and colour are those of the text around it, also without styles. */
export function Star({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} width="1em" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M12 0 L13.9 10.1 L24 12 L13.9 13.9 L12 24 L10.1 13.9 L0 12 L10.1 10.1 Z" />
    </svg>
  );
}
