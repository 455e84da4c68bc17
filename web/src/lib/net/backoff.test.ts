import { describe, expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

describe('waiting before the next try', () => {
  test.each([
    [0, 500, 1_000],
    [1, 1_000, 2_000],
    [3, 4_000, 8_000],
    [5, 15_000, 30_000],
    [1_000_000, 15_000, 30_000],
  ])('attempt %i waits %i to %i ms', (attempt, least, most) => {
    expect(backoffMs(attempt, () => 0)).toBe(least);
    expect(backoffMs(attempt, () => 1)).toBe(most);
  });
});
