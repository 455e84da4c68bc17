import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTimePassing } from './use-time-passing.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z') });
});
afterEach(() => vi.useRealTimers());

test('tells the time anew when the next moment has come, and the one after that', () => {
  const moments = ['2026-11-16T12:00:10Z', null, '2026-11-16T11:00:00Z', '2026-11-16T12:01:00Z'];
  const { result } = renderHook(() => useTimePassing(moments));
  const told = () => result.current.toISOString().slice(11, 19);
  act(() => vi.advanceTimersByTime(9_000));
  expect(told()).toBe('12:00:00');
  act(() => vi.advanceTimersByTime(1_100));
  expect(told()).toBe('12:00:10');
  act(() => vi.advanceTimersByTime(50_000));
  expect(told()).toBe('12:01:00');
  expect(vi.getTimerCount()).toBe(0);
});
