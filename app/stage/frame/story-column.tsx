import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { fetchAhead } from '../loading/ahead.ts';
import { Choices, type Choice } from './choices.tsx';
import styles from './story-column.module.css';
import { InWords } from '../picture/in-words.tsx';
import { Preamble } from '../telling/preamble.tsx';
import { Told } from '../telling/told.tsx';
import { useLinesShown } from '../telling/use-lines-shown.ts';
import type { RunningScene } from '../telling/use-scene.ts';
import { useSkippedInLog } from '../telling/use-skipped.ts';
import { Title } from './title.tsx';
import { Words } from './words.tsx';

interface Props {
  /** The name of the scene's chapters in the log. */
  readonly name: string;
  readonly scene: RunningScene<string, 'LINES_SHOWN'>;
  readonly title: string;
  /** What its picture shows. */
  readonly alt: string;
  readonly preamble: readonly string[];
  readonly choices: readonly Choice[];
  /** A later visit too begins with the reveal of title and choices. It then begins before scripts have loaded. */
  readonly reveals?: boolean;
  readonly className: string | undefined;
  readonly titleClassName: string | undefined;
  /** What is shown under the title. */
  readonly children: ReactNode;
}

/**
 * The column of a scene whose introduction ends with choices: the lines, then title and choices. If all lines appeared
 * at once, nobody can have read them, and they stay below the choices until the introduction is played again.
 */
export function StoryColumn({
  name,
  scene,
  title,
  alt,
  preamble,
  choices,
  reveals = false,
  className,
  titleClassName,
  children,
}: Props) {
  const { state, replays } = scene;
  const [atOnce, shownAll] = useLinesShown(scene);
  // While the last line is told, the code of the scenes that may be chosen next is fetched.
  const { heard } = scene;
  useEffect(
    () =>
      heard.subscribe(() => {
        if (heard.get()?.line !== preamble.length) return;
        for (const choice of choices) if ('to' in choice) fetchAhead(choice.to);
      }),
    [heard, preamble, choices],
  );
  // Whatever is neither before the introduction nor in it.
  const choosing = state !== 'asleep' && state !== 'waking' && state !== 'preamble';
  const unread = atOnce && choosing && state !== 'printed';
  const [begun, setBegun] = useState(false);
  if (!choosing && !begun) setBegun(true);
  useSkippedInLog(begun && choosing && state !== 'printed', preamble);
  const shown = choosing || state === 'preamble';

  const introduction =
    state === 'printed' || unread || state === 'preamble' ? (
      <div key="introduction" className={styles.lines} data-introduction="">
        <Preamble
          key={replays}
          from={scene.from}
          lines={preamble}
          printed={state === 'printed'}
          unread={unread}
          onDone={shownAll}
          heard={scene.heard}
        />
      </div>
    ) : (
      <Told key="told" scene={name} />
    );
  const offers = choosing ? (
    <div key="offers" className={styles.choices}>
      <Choices choices={choices} told={scene.told} />
    </div>
  ) : null;

  return (
    <Words>
      <div
        className={shown ? `${className} ${unread ? styles.unread : ''} bokashi` : undefined}
        data-follows={choosing ? '' : undefined}
        data-unread={unread || undefined}
        data-reveals={reveals ? '' : undefined}
      >
        <Title text={title} shown={choosing} className={`${styles.title} ${titleClassName}`}>
          {children}
        </Title>
        <InWords alt={alt} />
        {unread ? [offers, introduction] : [introduction, offers]}
      </div>
    </Words>
  );
}
