import { STALE_AFTER_SECONDS } from '@nearbite/contract/tracking/tracking';
import * as texts from './tracking.texts.ts';

const STALE_AFTER_MS = STALE_AFTER_SECONDS * 1000;

const ageMs = (at: string, nowMs: number) => Math.max(0, nowMs - Date.parse(at));

export const isStale = (at: string, nowMs: number) => ageMs(at, nowMs) > STALE_AFTER_MS;

/** "last seen 12 s ago", in the largest unit that still tells something. */
export function lastSeen(at: string, nowMs: number): string {
  const seconds = Math.floor(ageMs(at, nowMs) / 1000);
  if (seconds < 120) return texts.secondsAgo(seconds);
  const minutes = Math.floor(seconds / 60);
  return minutes < 120 ? texts.minutesAgo(minutes) : texts.hoursAgo(Math.floor(minutes / 60));
}
