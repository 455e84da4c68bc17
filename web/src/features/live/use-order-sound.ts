import { useEffect, useState } from 'react';
import { useStoredText, writeText } from '../../lib/browser/stored-text.ts';

const STORAGE_KEY = 'order_sound';

/** `asking`: not decided yet, or the browser wants a tap first. */
export type SoundState = 'asking' | 'on' | 'muted';

/** The preference is stored per browser; each tab must be permitted to sound by itself. */
function stateOf(preference: string | null, isUnlocked: boolean): SoundState {
  if (preference === 'off') return 'muted';
  return preference === 'on' && isUnlocked ? 'on' : 'asking';
}

/** What it rings for: rising notes for what is new, falling ones for what ended, one after the other for both. */
export type Ringing = 'new' | 'ended' | 'both';

/** Rings while there is something to ring for, once the owner has allowed it. */
export function useOrderSound(ringing: Ringing | undefined) {
  const preference = useStoredText(STORAGE_KEY);
  const [isUnlocked, setIsUnlocked] = useState(false);
  const state = stateOf(preference, isUnlocked);
  const unlock = async () => setIsUnlocked(await unlockSound());

  useEffect(() => {
    if (preference !== 'on' || isUnlocked) return;
    return onTap(() => void unlockSound().then(setIsUnlocked));
  }, [preference, isUnlocked]);

  useEffect(() => {
    if (ringing === undefined || state !== 'on') return;
    return ring(NOTES_HZ[ringing]);
  }, [ringing, state]);

  return {
    state,
    async turnOn() {
      writeText(STORAGE_KEY, 'on');
      await unlock();
    },
    mute: () => writeText(STORAGE_KEY, 'off'),
  };
}

/** Said yes on an earlier visit or in another tab: any tap on the page will do, also one of long ago. */
function onTap(listener: () => void): () => void {
  // Unknown to older browsers.
  const activation: UserActivation | undefined = navigator.userActivation;
  if (activation?.hasBeenActive) listener();
  // Not every key counts as permission to hear something, and sound without one is a warning on the console.
  const onEvent = () => {
    if (activation?.hasBeenActive !== false) listener();
  };
  // A finger allows sound when it is lifted, a mouse when it is pressed; both are over at pointerup.
  const events = ['pointerup', 'keydown'] as const;
  for (const event of events) document.addEventListener(event, onEvent);
  return () => {
    for (const event of events) document.removeEventListener(event, onEvent);
  };
}

/** Made on the spot: no file to load, nothing to be blocked. */
const NEW_HZ = [784, 1046];
const ENDED_HZ = [523, 392, 294];
const NOTES_HZ: Readonly<Record<Ringing, readonly number[]>> = {
  new: NEW_HZ,
  ended: ENDED_HZ,
  both: [...NEW_HZ, ...ENDED_HZ],
};
const NOTE_SECONDS = 0.18;
const REPEAT_MS = 2_500;

let context: AudioContext | undefined;

/** Browsers let a page sound only after a tap; calling this from one opens the way. */
async function unlockSound(): Promise<boolean> {
  const Context: typeof AudioContext | undefined = window.AudioContext;
  if (!Context) return false;
  context ??= new Context();
  if (context.state === 'suspended') await context.resume();
  return context.state === 'running';
}

function playOnce(notes: readonly number[]): void {
  if (context?.state !== 'running') return;
  for (const [index, frequency] of notes.entries()) {
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
function ring(notes: readonly number[]): () => void {
  playOnce(notes);
  const timer = setInterval(() => playOnce(notes), REPEAT_MS);
  return () => clearInterval(timer);
}
