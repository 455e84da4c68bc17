import { useEffect, useState } from 'react';
import { ring, unlockSound } from './chime.ts';

const STORAGE_KEY = 'order_sound';

/** `asking`: nobody has decided yet, or the browser wants a tap first. */
export type SoundState = 'asking' | 'on' | 'muted';

const wanted = () => localStorage.getItem(STORAGE_KEY);

/** Rings while there is something to ring for, once the owner has allowed it. */
export function useOrderSound(isRinging: boolean) {
  const [state, setState] = useState<SoundState>(() => (wanted() === 'off' ? 'muted' : 'asking'));

  useEffect(() => {
    if (wanted() !== 'on') return;
    // Said yes on an earlier visit: any tap on the page will do.
    const unlock = () => {
      void unlockSound().then((isUnlocked) => isUnlocked && setState('on'));
    };
    document.addEventListener('pointerdown', unlock, { once: true });
    return () => document.removeEventListener('pointerdown', unlock);
  }, []);

  useEffect(() => {
    if (!isRinging || state !== 'on') return;
    return ring();
  }, [isRinging, state]);

  return {
    state,
    async turnOn() {
      localStorage.setItem(STORAGE_KEY, 'on');
      setState((await unlockSound()) ? 'on' : 'asking');
    },
    mute() {
      localStorage.setItem(STORAGE_KEY, 'off');
      setState('muted');
    },
  };
}
