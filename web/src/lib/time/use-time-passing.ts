import { useEffect, useState } from 'react';
import { useNow } from './use-now.ts';

/** Timers cannot wait longer. */
const LONGEST_MS = 2_147_483_647;

/** The time now, told anew when the next of these moments has come: what depends on them changes by itself. */
export function useTimePassing(moments: readonly (string | null | undefined)[]): Date {
  const [now, setNow] = useState(useNow());
  const ahead = moments.flatMap((moment) => {
    const time = moment ? Date.parse(moment) : Number.NaN;
    return time > now.getTime() ? [time] : [];
  });
  const next = ahead.length === 0 ? undefined : Math.min(...ahead);
  useEffect(() => {
    if (next === undefined) return;
    const wait = Math.min(Math.max(next - Date.now(), 0) + 1, LONGEST_MS);
    const timer = setTimeout(() => setNow(new Date()), wait);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
