/** What a picture shows, in words: it stands where it is read, after the heading. The picture itself is decoration. */
export function InWords({ alt }: { readonly alt: string }) {
  return <div role="img" aria-label={alt} className="hidden" />;
}
