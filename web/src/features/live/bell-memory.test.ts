import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberLook, rememberSeen, useBellMemory } from './bell-memory.ts';

const memoryOf = (restaurantId: number) => renderHook(() => useBellMemory(restaurantId)).result.current;
const lookAt = (oids: readonly string[], askedAtMs = 3_600_000) => ({
  askedAtMs,
  orders: oids.map((oid) => ({ oid, placedAtMs: askedAtMs })),
});

test('the first look decides what is history, by the time of the server', () => {
  rememberLook(7, lookAt([]));
  rememberLook(7, lookAt([], 9_000_000));
  expect(memoryOf(7)).toEqual({ sinceMs: 1_800_000, seen: [] });
});

test('each restaurant has its own, the latest first, each order once', () => {
  rememberSeen(7, ['a']);
  rememberSeen(7, ['b', 'a']);
  expect(memoryOf(7).seen).toEqual(['b', 'a']);
  expect(memoryOf(8).seen).toEqual([]);
});

test('the list stays short, and an order that is left pending for long is not forgotten', () => {
  rememberSeen(7, ['left', 'done']);
  for (let day = 0; day < 10; day += 1) {
    rememberSeen(
      7,
      Array.from({ length: 100 }, (_, index) => `day${day}-${index}`),
    );
    rememberLook(7, lookAt(['left']));
  }
  const { seen } = memoryOf(7);
  expect(seen).toHaveLength(200);
  expect(seen).toContain('left');
  expect(seen).not.toContain('done');
});

test('what cannot be read counts as a first visit', () => {
  localStorage.setItem('order_bell_7', '{"seen":3}');
  expect(memoryOf(7)).toEqual({ sinceMs: null, seen: [] });
  localStorage.setItem('order_bell_7', 'no json');
  expect(memoryOf(7)).toEqual({ sinceMs: null, seen: [] });
});
