import { useEffect, useRef, useState } from 'react';
import { TIMINGS_MS } from '../../engine/timings.ts';
import { createValue } from '../../engine/value.ts';
import type { SoundName } from '../../schema/sources/sounds.ts';
import { controls, sounds } from '../../schema/words.ts';
import { listen, whereabouts } from '../../stage/sounding.ts';
import { clock, storyClock, wallClock } from '../../stage/time/clock.ts';
import { useValue } from '../../stage/use-value.ts';
import { createPlayer } from './player.ts';
import type { Player } from './player.ts';
import styles from './hearing.module.css';

interface Props {
  /** Through what it is heard, if it is. */
  readonly context: AudioContext | undefined;
  /** Each sound is named as it comes. */
  readonly captions: boolean;
  /** The browser has let the context be made, but it never sounds. */
  onRefused(context: AudioContext): void;
}

/** The volume, 0 to 100. It lasts for the visit. */
const loudness = createValue(80);

/** Twice as loud for the ear is about ten times the power: half of the slider is a quarter of the amplitude. */
const amplitude = (volume: number) => (volume / 100) ** 2;

/** The sounds of the scene one is in, heard or named. */
export function Hearing({ context, captions, onRefused }: Props) {
  const volume = useValue(loudness);
  const player = useRef<Player>(undefined);
  const [caption, setCaption] = useState<SoundName>();

  useEffect(() => {
    let forget = () => {};
    const named = new Map<SoundName, number>();
    const made = createPlayer({ story: storyClock, realm: clock, wall: wallClock }, Math.random, (sound) => {
      const now = wallClock.now();
      if (now - (named.get(sound) ?? -Infinity) < TIMINGS_MS.CAPTION_AGAIN) return;
      named.set(sound, now);
      forget();
      setCaption(sound);
      forget = wallClock.after(TIMINGS_MS.CAPTION, () => setCaption(undefined));
    });
    player.current = made;
    const follow = () => {
      const { scene, state } = whereabouts.get();
      made.enter(scene, state);
    };
    follow();
    let choice: HTMLElement | null = null;
    const approach = ({ target }: Event) => {
      const choices = 'main :is(a, button), [data-place]';
      const now = target instanceof Element ? target.closest<HTMLElement>(choices) : null;
      if (now !== choice) made.near(now);
      choice = now;
    };
    const events = ['pointerover', 'focusin'];
    for (const event of events) document.addEventListener(event, approach);
    const stops = [whereabouts.subscribe(follow), listen(made.sound)];
    return () => {
      for (const stop of stops) stop();
      for (const event of events) document.removeEventListener(event, approach);
      forget();
      made.end();
    };
  }, []);
  useEffect(() => player.current?.through(context, amplitude(volume)), [context, volume]);
  useEffect(() => {
    if (!context) return;
    let forget = () => {};
    // While the realm's clock is paused, nothing is heard; then the browser is asked again.
    const wait = () => {
      forget();
      forget = clock.after(TIMINGS_MS.SOUND_PATIENCE, () => {
        if (context.state !== 'running') onRefused(context);
      });
    };
    wait();
    const stop = clock.paused.subscribe(wait);
    return () => {
      stop();
      forget();
    };
  }, [context, onRefused]);

  return captions ? (
    <p className={styles.caption} aria-live="polite">
      {/* A new element for each, so that each is announced. */}
      <span key={caption} className={caption ? 'paper' : undefined}>
        {caption ? sounds[caption] : ''}
      </span>
    </p>
  ) : null;
}

/** How loud the realm is, over the bell: for a while, whoever switched it on, and then for pointer and focus. */
export function Volume() {
  const volume = useValue(loudness);
  const [recent, setRecent] = useState(true);
  useEffect(() => clock.after(TIMINGS_MS.SOUND_SLIP, () => setRecent(false)), []);
  return (
    <div className={styles.anchor} data-recent={recent || undefined}>
      <div className={`${styles.slip} paper`}>
        <span aria-hidden="true">{controls.volume}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          aria-label={controls.volume}
          onChange={(event) => loudness.set(event.currentTarget.valueAsNumber)}
        />
      </div>
    </div>
  );
}
