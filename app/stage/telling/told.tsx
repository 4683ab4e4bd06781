import { scenes } from '../../schema/words.ts';
import { useLog } from '../reading/log.ts';

/**
 * The lines of a scene that have been shown and have left again, for whoever reads back with a screen reader. The log
 * shows them to everybody.
 */
export function Told({ scene }: { readonly scene: string }) {
  const chapter = useLog().at(-1);
  const entries = chapter?.scene === scene ? chapter.entries : [];
  const lines = entries.filter((entry) => entry.kind === 'line').filter(({ skipped }) => !skipped);
  if (lines.length === 0) return null;
  return (
    <section className="hidden" aria-label={scenes.preamble_region}>
      {lines.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </section>
  );
}
