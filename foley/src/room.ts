import { impulse } from './engine/impulse.ts';
import { RATE } from './engine/rate.ts';
import type { Voice } from './scores.ts';

/** How a distance sounds: how much of a thing comes straight, how dark it is, and how much the far answers. */
const DISTANCES = {
  middle: { straight: 0.8, belowHz: 3600, answered: 0.2 },
  far: { straight: 0.35, belowHz: 1100, answered: 0.6 },
};

/** What goes on without an end comes and goes in so long, because it is loud at once. */
const COMES_SECONDS = 0.2;

/** A browser computes sound in blocks of so many samples. A source ends with the block after its last one. */
const QUANTUM = 128;

/** What is computed after the last sound, in which WebKit learns of each node that it has nothing more to say: 0.4 s. */
const AFTER = 80 * QUANTUM;

/** A way into the room. What goes in by one way can be silenced apart from the rest. */
export type Way = 'story' | 'asked';

type Sides = readonly Float32Array<ArrayBuffer>[];

export interface Room {
  /** How loud everything is. */
  readonly out: GainNode;
  readonly ways: Readonly<Record<Way, GainNode>>;
  /** Makes of a sound's takes what is heard of them at the voice's distance. A loop has one take. */
  hold(takes: readonly Sides[], voice: Voice): Promise<readonly AudioBuffer[]>;
  /** Lets what is held be heard as the voice says, `at` a place of its own if given. Returns a function that ends it. */
  play(buffer: AudioBuffer, voice: Voice, at?: number, when?: number, way?: Way): () => void;
}

function gain(context: BaseAudioContext, value: number): GainNode {
  const node = context.createGain();
  node.gain.value = value;
  return node;
}

function packed(context: BaseAudioContext, sides: Sides): AudioBuffer {
  const buffer = context.createBuffer(sides.length, sides[0]!.length, RATE);
  for (const [i, side] of sides.entries()) buffer.copyToChannel(side, i);
  return buffer;
}

function sourceOf(context: BaseAudioContext, buffer: AudioBuffer, { loops }: Voice) {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = loops ?? false;
  return source;
}

/** A source, heard from a place or on its way from there to where the voice goes. */
function placed(source: AudioBufferSourceNode, { to }: Voice, at: number, when: number): AudioNode {
  const place = source.context.createStereoPanner();
  place.pan.setValueAtTime(at, when);
  if (to !== undefined) place.pan.linearRampToValueAtTime(to, when + source.buffer!.duration);
  return source.connect(place);
}

/** What was answered from one place, as from another: as much on each side as if it had been there. */
function moved(source: AudioNode, from: number, to: number): AudioNode {
  const [split, merge] = [source.context.createChannelSplitter(2), source.context.createChannelMerger(2)];
  source.connect(split);
  for (const [side, law] of [Math.cos, Math.sin].entries()) {
    const share = (at: number) => law(((at + 1) * Math.PI) / 4);
    const more = gain(source.context, share(to) / share(from));
    split.connect(more, side);
    more.connect(merge, 0, side);
  }
  return merge;
}

/**
 * Near is dry and wide, far is dark and answered by one short reverberation. The far answers ahead, once for each sound:
 * to answer while it plays takes a processor more time than all the rest.
 */
export function createRoom(context: BaseAudioContext): Room {
  const out = gain(context, 1);
  out.connect(context.destination);
  const ways = { story: gain(context, 1), asked: gain(context, 1) };
  for (const way of Object.values(ways)) way.connect(out);
  const response = packed(context, impulse(RATE));

  return {
    out,
    ways,
    async hold(takes, voice) {
      if (voice.distance === 'near') return takes.map((sides) => packed(context, sides));
      const { straight, belowHz, answered } = DISTANCES[voice.distance];
      const { length } = takes[0]![0]!;
      // A round of a loop begins with the answers to the rounds before it.
      const before = voice.loops ? Math.ceil(response.length / length) * length : 0;
      const lasts = voice.loops ? length : length + response.length;
      const whole = before + lasts * takes.length;
      const place = new OfflineAudioContext(2, whole + AFTER, RATE);
      const dark = place.createBiquadFilter();
      dark.frequency.value = belowHz;
      const far = place.createConvolver();
      far.normalize = false;
      far.buffer = response;
      dark.connect(gain(place, straight)).connect(place.destination);
      const toFar = gain(place, answered);
      dark.connect(toFar).connect(far).connect(place.destination);
      const nodes: AudioNode[] = [dark, toFar];
      for (const [i, sides] of takes.entries()) {
        const source = sourceOf(place, packed(place, sides), voice);
        const begins = (i * lasts) / RATE;
        const there = placed(source, voice, voice.at ?? 0, begins);
        there.connect(dark);
        nodes.unshift(source, there);
        source.start(begins);
        // WebKit never frees a context in which a source has not ended.
        if (voice.loops) source.stop(whole / RATE);
      }
      // WebKit never frees a context that is over while a node of it may still have something to say.
      const end = () => {
        // The response is some megabytes, of which its garbage collector knows nothing. There, `null` changes nothing.
        far.buffer = place.createBuffer(1, 1, RATE);
        for (const node of nodes) node.disconnect();
      };
      // Firefox cannot pause here, and need not.
      const canPause = 'suspend' in place;
      if (canPause)
        void place
          .suspend((whole + QUANTUM) / RATE)
          .then(end)
          .then(() => place.resume());
      const heard = await place.startRendering();
      if (!canPause) end();
      const sides = [heard.getChannelData(0), heard.getChannelData(1)];
      return takes.map((_, i) => {
        const from = before + i * lasts;
        return packed(
          context,
          sides.map((side) => side.subarray(from, from + lasts)),
        );
      });
    },
    play(buffer, voice, at, when = context.currentTime, way = 'story') {
      const source = sourceOf(context, buffer, voice);
      const usual = voice.at ?? 0;
      const loud = 10 ** (voice.level / 20);
      const level = gain(context, loud);
      level.connect(ways[way]);
      if (voice.loops) {
        level.gain.setValueAtTime(0, when);
        level.gain.setTargetAtTime(loud, when, COMES_SECONDS / 5);
      }
      if (voice.distance === 'near') placed(source, voice, at ?? usual, when).connect(level);
      else (at === undefined ? source : moved(source, usual, at)).connect(level);
      source.start(when);
      return () => {
        const now = context.currentTime;
        level.gain.setTargetAtTime(0, now, COMES_SECONDS / 5);
        source.stop(now + COMES_SECONDS);
      };
    },
  };
}
