/** A soft tone for "it is your turn": two partials of a small bell that fade. */

const PARTIALS = [523.25, 784.88];
const LOUDNESS = 0.06;
const LASTS = 1.2;

let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  // Browsers keep silent until somebody has touched the page.
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  for (const [i, frequency] of PARTIALS.entries()) {
    const tone = new OscillatorNode(context, { frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.linearRampToValueAtTime(LOUDNESS / (i + 1), now + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + LASTS);
    tone.connect(gain).connect(context.destination);
    tone.start(now);
    tone.stop(now + LASTS);
  }
}
