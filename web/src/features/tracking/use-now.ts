import { useEffect, useState } from 'react';

/** The time once a second, for texts that tell how long ago something was; by another clock where that is wanted. */
export function useNow(clock: { now(): number } = Date): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1_000);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
