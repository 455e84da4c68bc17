import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Counts down to a moment, and stays at 0. The clock of the page is near enough: the server decides. */
export function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => window.clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((Date.parse(until) - now) / SECOND_MS));
}

/** "4:09" */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
