import { useEffect, useState } from 'react';
import { useStoredText, writeText } from '../../lib/stored-text.ts';
import { ring, unlockSound } from './chime.ts';

const STORAGE_KEY = 'order_sound';

/** `asking`: nobody has decided yet, or the browser wants a tap first. */
export type SoundState = 'asking' | 'on' | 'muted';

/** The wish is the browser's, the permission to sound each tab's own. */
function stateOf(wish: string | null, isUnlocked: boolean): SoundState {
  if (wish === 'off') return 'muted';
  return wish === 'on' && isUnlocked ? 'on' : 'asking';
}

/** Rings while there is something to ring for, once the owner has allowed it. */
export function useOrderSound(isRinging: boolean) {
  const wish = useStoredText(STORAGE_KEY);
  const [isUnlocked, setIsUnlocked] = useState(false);
  const state = stateOf(wish, isUnlocked);
  const unlock = async () => setIsUnlocked(await unlockSound());

  useEffect(() => {
    if (wish !== 'on' || isUnlocked) return;
    return onTap(() => void unlockSound().then(setIsUnlocked));
  }, [wish, isUnlocked]);

  useEffect(() => {
    if (!isRinging || state !== 'on') return;
    return ring();
  }, [isRinging, state]);

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
  // Not every key counts as a wish to hear something, and sound without one is a warning on the console.
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
