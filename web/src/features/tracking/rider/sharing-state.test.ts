import { describe, expect, test } from 'vitest';
import { describeSharing } from './sharing-state.ts';

const SENDING = {
  isOn: true,
  isWaiting: false,
  trouble: undefined,
  connection: { state: 'open', isLost: false },
  startedAt: 0,
  lastSentAt: 60_000,
  refusal: undefined,
  isSuperseded: false,
  now: 65_000,
} as const;

describe('what the rider reads', () => {
  test.each([
    ['while it is sent', {}, 'Sending Live Location...', 'Updates go every 5 seconds'],
    ['at the start', { lastSentAt: undefined, now: 3_000 }, 'Sending Live Location...', 'every 5 seconds'],
    ['after stopping', { isOn: false }, 'Sharing has ended', 'no longer sent'],
    ['without permission', { trouble: 'denied' }, 'Your location is not shared', 'allow Location'],
    [
      'where there is none to be had',
      { trouble: 'unsupported' },
      'Your location is not shared',
      'another browser',
    ],
    ['while it is looked for', { trouble: 'searching' }, 'Sending Live Location...', 'every 5 seconds'],
    ['without GPS', { trouble: 'unavailable' }, 'Looking for your location', 'cannot be found right now'],
    [
      'without GPS before the hand-over',
      { trouble: 'unavailable', isWaiting: true },
      'Your location is not sent yet',
      'Sending starts by itself. Your location cannot be found right now.',
    ],
    ['with a second page', { isSuperseded: true }, 'Another page is sending your location', 'Close it'],
    [
      'without network',
      { connection: { state: 'open', isLost: true } },
      'Your location is not being sent',
      'Your connection is lost',
    ],
    ['before the hand-over', { isWaiting: true }, 'Your location is not sent yet', 'not handed the order'],
    ['refused', { refusal: 'No.' }, 'Your location is not being sent', 'No.'],
    ['with weak GPS for a moment', { now: 80_000 }, 'Sending Live Location...', 'every 5 seconds'],
    ['with dead GPS', { now: 81_000 }, 'Your location is not being sent', 'no new location for 21 s'],
    [
      'with GPS dead from the start',
      { lastSentAt: undefined, now: 45_000 },
      'Your location is not being sent',
      'no new location for 45 s',
    ],
  ] as const)('%s', (_case, facts, title, text) => {
    const told = describeSharing({ ...SENDING, ...facts });
    expect(told.title).toBe(title);
    expect(told.text).toContain(text);
  });
});
