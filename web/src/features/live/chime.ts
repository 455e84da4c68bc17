/** Two rising notes, made on the spot: no file to load, nothing to be blocked. */
const NOTES_HZ = [784, 1046];
const NOTE_SECONDS = 0.18;
const REPEAT_MS = 2_500;

let context: AudioContext | undefined;

/** Browsers let a page sound only after a tap; calling this from one opens the way. */
export async function unlockSound(): Promise<boolean> {
  const Context: typeof AudioContext | undefined = window.AudioContext;
  if (!Context) return false;
  context ??= new Context();
  if (context.state === 'suspended') await context.resume();
  return context.state === 'running';
}

function playOnce(): void {
  if (context?.state !== 'running') return;
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const startsAt = context.currentTime + index * NOTE_SECONDS;
    const tone = new OscillatorNode(context, { type: 'sine', frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, startsAt);
    volume.gain.linearRampToValueAtTime(0.35, startsAt + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, startsAt + NOTE_SECONDS * 1.8);
    tone.connect(volume).connect(context.destination);
    tone.start(startsAt);
    tone.stop(startsAt + NOTE_SECONDS * 2);
  }
}

/** Rings until it is told to stop. */
export function ring(): () => void {
  playOnce();
  const timer = setInterval(playOnce, REPEAT_MS);
  return () => clearInterval(timer);
}
