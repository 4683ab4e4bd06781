import { useRealm } from '../time/realm.ts';

interface Props {
  readonly title: string;
  readonly description?: string;
}

/** The document's title and description; React moves them into the head. In a narrow window the title is the gate's. */
export function Head({ title, description }: Props) {
  const { narrow } = useRealm();
  return (
    <>
      {narrow ? null : <title>{title}</title>}
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
}
