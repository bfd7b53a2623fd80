/** Sounds, made on the spot: a small bell for one's turn, dice on wood, a card that slides. */

import { type SOUNDS, settings } from "./settings.svelte";

export type Sound = (typeof SOUNDS)[number];

/** Partials of a bell, and how long it rings. */
const PARTIALS = [523.25, 784.88];
const RINGS = 1.2;
/** Knocks of a die that comes to rest: when, how loud, how bright. */
const KNOCKS = [
  [0, 1, 1900],
  [0.09, 0.7, 1500],
  [0.16, 0.8, 2100],
  [0.24, 0.45, 1300],
  [0.31, 0.3, 1700],
] as const;
const LOUDNESS: Record<Sound, number> = { turn: 0.09, dice: 0.32, cards: 0.16 };

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** At the volume that somebody has chosen for it; silent when sounds are off. */
export function sound(kind: Sound): void {
  const volume = settings.volumes[kind];
  if (!settings.sound || volume === 0) return;
  context ??= new AudioContext();
  // Browsers keep silent until somebody has touched the page.
  if (context.state === "suspended") void context.resume();
  const out = new GainNode(context, { gain: volume * LOUDNESS[kind] });
  out.connect(context.destination);
  MAKERS[kind](context, out);
}

const MAKERS: Record<Sound, (air: AudioContext, out: GainNode) => void> = {
  turn(air, out) {
    for (const [i, frequency] of PARTIALS.entries()) {
      const tone = new OscillatorNode(air, { frequency });
      const gain = new GainNode(air, { gain: 0 });
      gain.gain.linearRampToValueAtTime(1 / (i + 1), air.currentTime + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.001, air.currentTime + RINGS);
      tone.connect(gain).connect(out);
      tone.start();
      tone.stop(air.currentTime + RINGS);
    }
  },
  dice(air, out) {
    for (const [at, loud, frequency] of KNOCKS)
      hiss(air, out, { at, loud, frequency, lasts: 0.05 });
  },
  cards(air, out) {
    hiss(air, out, { at: 0, loud: 1, frequency: 3200, lasts: 0.16 });
  },
};

interface Hiss {
  at: number;
  loud: number;
  frequency: number;
  lasts: number;
}

/** A breath of noise about a frequency, which fades. */
function hiss(air: AudioContext, out: GainNode, { at, loud, frequency, lasts }: Hiss): void {
  const begins = air.currentTime + at;
  const source = new AudioBufferSourceNode(air, { buffer: whiteNoise(air) });
  const band = new BiquadFilterNode(air, { type: "bandpass", frequency, Q: 1.4 });
  const gain = new GainNode(air, { gain: 0 });
  gain.gain.setValueAtTime(loud, begins);
  gain.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
  source.connect(band).connect(gain).connect(out);
  source.start(begins);
  source.stop(begins + lasts);
}

function whiteNoise(air: AudioContext): AudioBuffer {
  if (!noise) {
    noise = new AudioBuffer({ length: air.sampleRate / 2, sampleRate: air.sampleRate });
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  return noise;
}
