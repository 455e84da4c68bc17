import { describe, expect, test } from 'vitest';
import { isStale, lastSeen } from './staleness.ts';

const at = '2026-03-01T12:00:00.000Z';
const after = (seconds: number) => Date.parse(at) + seconds * 1000;

describe('when a rider was last seen', () => {
  test.each([
    [0, 'last seen 0 s ago'],
    [4.9, 'last seen 4 s ago'],
    [119, 'last seen 119 s ago'],
    [120, 'last seen 2 min ago'],
    [7_200, 'last seen 2 h ago'],
    [-30, 'last seen 0 s ago'],
  ])('%d seconds later: %s', (seconds, text) => {
    expect(lastSeen(at, after(seconds))).toBe(text);
  });

  test('is stale after four missed messages', () => {
    expect(isStale(at, after(20))).toBe(false);
    expect(isStale(at, after(20.1))).toBe(true);
  });
});
