import { useRouteError } from 'react-router';
import { errors } from '../schema/words.ts';
import { Bookplate } from '../stage/reading/bookplate.tsx';
import { Scene } from '../stage/frame/scene.tsx';
import { Rich } from '../ui/rich.tsx';

/**
 * The message for an unexpected error: what has happened, and where one can go. Before the page is alive it passes the error
 * on: then the printed page is put back (entry.client.tsx), which has more to read.
 */
export function Aground() {
  const error = useRouteError();
  if (document.documentElement.dataset['script'] !== 'ready') throw error;
  const words = errors.unexpected;
  return (
    <Scene name="aground" document={{ title: words.document_title }}>
      <Bookplate title={words.title}>
        <p>
          <Rich of={words.text} />
        </p>
        <button type="button" onClick={() => location.reload()}>
          <span>{words.action}</span>
        </button>
        <a href="/">
          <span>{words.back}</span>
        </a>
      </Bookplate>
    </Scene>
  );
}
