import { useEffect, useState } from 'react';

/** Keeps the screen on while `isWanted`; browsers let go of it whenever the page is hidden. */
export function useWakeLock(isWanted: boolean): boolean {
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    // Absent on plain http hosts and in older browsers.
    const wakeLock: WakeLock | undefined = navigator.wakeLock;
    if (!isWanted || !wakeLock) return;
    let held: WakeLockSentinel | undefined;
    let isOver = false;

    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const lock = await wakeLock.request('screen');
        if (isOver) return void lock.release();
        held = lock;
        setIsHeld(true);
        lock.addEventListener('release', () => setIsHeld(false));
      } catch {
        // A low battery may refuse it: the page works on, the screen just may turn off.
        setIsHeld(false);
      }
    };

    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void held?.release();
    };
  }, [isWanted]);

  return isHeld;
}
