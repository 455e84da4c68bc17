import type { Position } from '@nearbite/contract/tracking/tracking';
import { expect, test } from 'vitest';
import { type TrackedPosition, trackPosition } from './tracked-position.ts';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const HOME = { latitude: 31.52, longitude: 74.35 };
/** One degree of latitude is about 111 km. */
const north = (km: number) => ({ ...HOME, latitude: HOME.latitude + km / 111.2 });
const position = (second: number, place = HOME, more: Partial<Position> = {}): Position => ({
  ...place,
  accuracy: 10,
  part: 7,
  rider_id: 3,
  at: new Date(START + second * 1000).toISOString(),
  ...more,
});
const seen = (...positions: Position[]) =>
  positions.reduce<TrackedPosition | undefined>((known, next) => trackPosition(known, next), undefined);

test('believes the first fix and everything a rider can ride', () => {
  expect(seen(position(0))?.doubt).toBeUndefined();
  // 190 km/h
  expect(seen(position(0), position(60, north(3.1)))?.doubt).toBeUndefined();
});

test('doubts a jump faster than 200 km/h, and the way back from it as little as what came before', () => {
  expect(seen(position(0), position(5, north(2)))?.doubt).toBe('jump');
  const back = seen(position(0), position(5, north(2)), position(10));
  expect(back?.doubt).toBeUndefined();
});

test('believes a jump when the next fix says the same', () => {
  expect(seen(position(0), position(5, north(2)), position(10, north(2.01)))?.doubt).toBeUndefined();
});

test('doubts fixes worse than 500 m', () => {
  expect(seen(position(0, HOME, { accuracy: 500 }))?.doubt).toBeUndefined();
  expect(seen(position(0, HOME, { accuracy: 501 }))?.doubt).toBe('inaccurate');
  // Somewhere within two kilometres is no jump from anywhere within them.
  const vague = seen(position(0, HOME, { accuracy: 2_000 }), position(5, north(1)));
  expect(vague?.doubt).toBeUndefined();
});

test('keeps the newer of two, whichever came first', () => {
  expect(seen(position(10), position(5, north(0.1)))?.position).toEqual(position(10));
});

test('judges another rider anew', () => {
  const next = seen(position(0), position(-60, north(50), { rider_id: 4 }));
  expect(next).toMatchObject({ position: { rider_id: 4 } });
  expect(next?.doubt).toBeUndefined();
});
