import { useAnnouncements } from '../stage/reading/announcements.ts';

/** The live region of what is told. It is printed empty, and outlasts every scene. */
export function Announcer() {
  return (
    <div className="hidden" aria-live="polite" aria-relevant="additions">
      {useAnnouncements().map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
