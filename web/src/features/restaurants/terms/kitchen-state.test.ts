import type { Terms } from '@nearbite/contract/restaurants/terms';
import { theTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choicesFor, kitchenState } from './kitchen-state.ts';

/** 17:00 in Lahore. */
const now = new Date('2026-11-16T12:00:00Z');

/** The reader's clock is the kitchen's, unless a test says otherwise. */
const readIn = (timeZone: 'Asia/Karachi' | 'UTC') =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(timeZone === 'UTC' ? 0 : -300);
beforeEach(() => void readIn('Asia/Karachi'));
afterEach(() => void vi.restoreAllMocks());

test.each<[string, Partial<Terms>, string]>([
  [
    'until when it is paused',
    { paused_until: '2026-11-16T12:15:00Z', is_open: false },
    'until 17:15 (Karachi time), ends by itself',
  ],
  [
    'when it opens',
    { is_open: false, opens_at: '2026-11-17T19:00:00Z' },
    'Opens Wednesday at 00:00 (Karachi time)',
  ],
])('names the zone of the kitchen where the reader’s differs: %s', (_title, change, detail) => {
  readIn('UTC');
  expect(kitchenState({ ...theTerms, ...change }, now)).toMatchObject({ detail });
});

describe('how the kitchen stands', () => {
  test.each<[string, Partial<Terms>, string, string]>([
    ['nothing set', {}, 'Open', ''],
    ['open until its hours end', { closes_at: '2026-11-16T18:00:00Z' }, 'Open', 'until 23:00'],
    [
      'busy',
      { busy_extra_minutes: 15, busy_until: '2026-11-16T12:30:00Z' },
      'Busy',
      '+15 minutes until 17:30, ends by itself',
    ],
    ['busy no more', { busy_extra_minutes: 15, busy_until: '2026-11-16T11:30:00Z' }, 'Open', ''],
    [
      'paused',
      { paused_until: '2026-11-16T12:15:00Z', is_open: false, opens_at: '2026-11-16T12:15:00Z' },
      'Paused',
      'until 17:15, ends by itself',
    ],
    [
      'paused for the rest of today',
      { paused_until: '2026-11-16T19:00:00Z', is_open: false },
      'Paused',
      'until 17 November, 00:00, ends by itself',
    ],
    ['closed', { is_open: false, opens_at: '2026-11-16T13:00:00Z' }, 'Closed', 'Opens at 18:00'],
    ['closed for ever', { is_open: false }, 'Closed', ''],
    [
      'paused by an administrator',
      {
        is_open: false,
        admin_paused_until: '2026-11-16T15:00:00Z',
        admin_pause_reason: 'Complaints.',
        paused_until: '2026-11-16T12:15:00Z',
      },
      'Paused',
      'by an administrator until 20:00. Reason: Complaints.',
    ],
  ])('%s', (_title, change, label, detail) => {
    expect(kitchenState({ ...theTerms, ...change }, now)).toMatchObject({ label, detail });
  });
});

test('every choice of the switch is a change with an end of its own; busy asks first', () => {
  const changes = choicesFor(theTerms, now).map(({ label, change }) => [
    label,
    typeof change === 'function' ? change(now) : change,
  ]);
  expect(Object.fromEntries(changes)).toEqual({
    Open: { paused_until: null, busy_until: null, busy_extra_minutes: 0 },
    'Busy…': 'busy',
    'Pause for 15 minutes': { paused_until: '2026-11-16T12:15:00.000Z' },
    'Pause for 30 minutes': { paused_until: '2026-11-16T12:30:00.000Z' },
    'Pause for 60 minutes': { paused_until: '2026-11-16T13:00:00.000Z' },
    'Pause for the rest of today': { paused_until: '2026-11-16T19:00:00.000Z' },
  });
});

test.each<[string, Partial<Terms>]>([
  ['Open', {}],
  ['Open by your hours', { is_open: false }],
  [
    'Busy +20 minutes until 17:30, ends by itself',
    { busy_extra_minutes: 20, busy_until: '2026-11-16T12:30:00Z' },
  ],
  ['Paused until 17:15, ends by itself', { paused_until: '2026-11-16T12:15:00Z', is_open: false }],
])('the switch marks its state: %s', (label, change) => {
  const current = choicesFor({ ...theTerms, ...change }, now).filter(({ isCurrent }) => isCurrent);
  expect(current.map((choice) => choice.label)).toEqual([label]);
});
