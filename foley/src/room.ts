import { impulse } from './engine/impulse.ts';
import type { Distance, Voice } from './scores.ts';

/** How a distance sounds: how much of a thing comes straight, how dark it is, and how much the far answers. */
const DISTANCES: Readonly<Record<Distance, { straight: number; belowHz?: number; answered: number }>> = {
  near: { straight: 1, answered: 0 },
  middle: { straight: 0.8, belowHz: 3600, answered: 0.2 },
  far: { straight: 0.35, belowHz: 1100, answered: 0.6 },
};

/** A way into the room. What goes in by one way can be silenced apart from the rest. */
export type Way = 'story' | 'asked';

export interface Room {
  /** How loud everything is. */
  readonly out: GainNode;
  readonly ways: Readonly<Record<Way, GainNode>>;
  /** Lets a buffer be heard as the voice says, `at` a place of its own if given. Returns its source, to stop it. */
  play(buffer: AudioBuffer, voice: Voice, at?: number, when?: number, way?: Way): AudioBufferSourceNode;
  /** Samples of both sides, as a buffer. */
  hold(sides: readonly Float32Array<ArrayBuffer>[], rate: number): AudioBuffer;
}

/** Near is dry and wide, far is dark and answered by one short reverberation. Live and offline, it is the same room. */
export function createRoom(context: BaseAudioContext): Room {
  const gain = (value: number, to: AudioNode) => {
    const node = context.createGain();
    node.gain.value = value;
    node.connect(to);
    return node;
  };
  const hold: Room['hold'] = (sides, rate) => {
    const buffer = context.createBuffer(sides.length, sides[0]!.length, rate);
    for (const [i, side] of sides.entries()) buffer.copyToChannel(side, i);
    return buffer;
  };
  const out = gain(1, context.destination);

  const way = () => {
    const own = gain(1, out);
    const answer = context.createConvolver();
    answer.normalize = false;
    answer.buffer = hold(impulse(context.sampleRate), context.sampleRate);
    answer.connect(own);
    const entrance = ({ straight, belowHz, answered }: (typeof DISTANCES)[Distance]) => {
      const enter = gain(1, gain(straight, own));
      if (answered > 0) enter.connect(gain(answered, answer));
      if (belowHz === undefined) return enter;
      const dark = context.createBiquadFilter();
      dark.frequency.value = belowHz;
      dark.connect(enter);
      return dark;
    };
    return {
      own,
      near: entrance(DISTANCES.near),
      middle: entrance(DISTANCES.middle),
      far: entrance(DISTANCES.far),
    };
  };
  const [story, asked] = [way(), way()];

  return {
    out,
    ways: { story: story.own, asked: asked.own },
    hold,
    play(buffer, voice, at = voice.at ?? 0, when = context.currentTime, by = 'story') {
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.loop = voice.loops ?? false;
      const place = context.createStereoPanner();
      place.pan.setValueAtTime(at, when);
      if (voice.to !== undefined) place.pan.linearRampToValueAtTime(voice.to, when + buffer.duration);
      place.connect((by === 'story' ? story : asked)[voice.distance]);
      source.connect(gain(10 ** (voice.level / 20), place));
      source.start(when);
      return source;
    },
  };
}
