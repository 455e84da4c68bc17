import { expect } from 'vitest';
import type { Caller } from './actors.ts';

const LAHORE = { latitude: 31.5204, longitude: 74.3587 };

/** What the voice call answers to a sentence said in Lahore. */
export async function sayTo(
  caller: Caller,
  command: string,
  more: object = {},
  headers: Record<string, string> = {},
) {
  const answer = await caller.post('/api/restaurant/voice-order/', { command, ...LAHORE, ...more }, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
