interface Props {
  readonly title: string;
  readonly description?: string;
}

/** The document's title and description; React moves them into the head. */
export function Head({ title, description }: Props) {
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
}
