import type { StoryEvent } from '../../engine/story.ts';
import type { Choice } from './choices.tsx';
import { StoryControls } from './scene-controls.tsx';
import { Scene } from './scene.tsx';
import { StoryColumn } from './story-column.tsx';
import { useScene } from '../telling/use-scene.ts';
import { toldTable } from './told-scene.machine.ts';
import styles from './told-scene.module.css';
import { Star } from '../../ui/star.tsx';

interface Props {
  /** The name of the scene's chapters in the log: the id of its place, if it is one. */
  readonly name: string;
  readonly words: {
    readonly document: { readonly title: string; readonly description: string };
    readonly title: string;
    readonly preamble: readonly string[];
    readonly choices: readonly Choice[];
    /** The text alternative of its picture. */
    readonly alt: string;
  };
}

/** The introduction of such a scene is not counted, so it plays on each visit. */
const arrival = (): StoryEvent => 'FIRST_VISIT';

/** A scene that nobody has drawn yet: an introduction and choices, on a plain stage with the star. */
export function ToldScene({ name, words }: Props) {
  const scene = useScene(toldTable, arrival);
  const { state } = scene;

  return (
    <Scene name={name} document={words.document} state={state} className={styles.told}>
      <StoryColumn
        name={name}
        scene={scene}
        title={words.title}
        alt={words.alt}
        preamble={words.preamble}
        choices={words.choices}
        className={styles.column}
        titleClassName={undefined}
      >
        {null}
      </StoryColumn>
      <div className={styles.stage} aria-hidden="true">
        <div className={styles.star} data-plate="star">
          <Star />
        </div>
      </div>
      <StoryControls scene={scene} />
    </Scene>
  );
}
