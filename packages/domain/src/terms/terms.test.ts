import { describe, expect, test } from 'vitest';
import { opensText } from '../times/opening-text.ts';
import { plainTerms } from './terms.testing.ts';
import {
  deliversHere,
  deliveryFeeMinor,
  etaMinutes,
  minimumMissingMinor,
  promisedAt,
  type Terms,
} from './terms.ts';

const now = new Date('2026-11-16T12:00:00+05:00');
/** 3,280.6 m north of the kitchen. */
const near = { latitude: 31.5499, longitude: 74.3587 };
const far = { latitude: 31.7, longitude: 74.3587 };

describe('where', () => {
  test.each<[string, Partial<Terms>, typeof near | null, boolean | null]>([
    ['no position: no answer', {}, null, null],
    ['within the default radius', {}, near, true],
    ['out of reach', {}, far, false],
    ['a smaller radius', { radiusKm: 3 }, near, false],
    ['pick-up only', { offersDelivery: false, offersPickup: true }, near, false],
    ['pick-up only, no position', { offersDelivery: false, offersPickup: true }, null, null],
  ])('%s', (_title, change, place, expected) => {
    expect(deliversHere({ ...plainTerms, ...change }, place)).toBe(expected);
  });
});

describe('the delivery fee', () => {
  const fee = (change: Partial<Terms>, place: typeof near | null, subTotalMinor: number | null = null) =>
    deliveryFeeMinor({ ...plainTerms, ...change }, { fulfilment: 'delivery', place, subTotalMinor });

  test.each<[string, Partial<Terms>, typeof near | null, number | null, number]>([
    ['nothing set', {}, near, 50_000, 0],
    ['a flat fee', { deliveryFeeMinor: 9_900 }, null, 50_000, 9_900],
    ['by distance, without a pin', { deliveryFeeMinor: 9_900, feePerKmMinor: 2_000 }, null, 50_000, 9_900],
    ['by distance, with a pin', { deliveryFeeMinor: 9_900, feePerKmMinor: 2_000 }, near, 50_000, 16_461],
    ['a unit below free', { deliveryFeeMinor: 9_900, freeDeliveryFromMinor: 50_000 }, near, 49_999, 9_900],
    ['free from here', { deliveryFeeMinor: 9_900, freeDeliveryFromMinor: 50_000 }, near, 50_000, 0],
    ['free from 0', { deliveryFeeMinor: 9_900, freeDeliveryFromMinor: 0 }, near, 0, 0],
    ['nothing chosen yet', { deliveryFeeMinor: 9_900, freeDeliveryFromMinor: 0 }, near, null, 9_900],
    ['never above the bound', { deliveryFeeMinor: 90_000, feePerKmMinor: 50_000 }, near, 1, 100_000],
  ])('%s', (_title, change, place, subTotal, expected) => {
    expect(fee(change, place, subTotal)).toBe(expected);
  });

  test('pick-up costs nothing', () => {
    const terms = { ...plainTerms, deliveryFeeMinor: 9_900, feePerKmMinor: 2_000 };
    expect(deliveryFeeMinor(terms, { fulfilment: 'pickup', place: near, subTotalMinor: 1 })).toBe(0);
  });

  test('is rounded half up to the smallest unit', () => {
    const metres = 3280.289; // metresBetween(kitchen, near)
    const perKm = (feePerKmMinor: number) => fee({ feePerKmMinor }, near, 1);
    for (const rate of [1, 7, 33, 101]) expect(perKm(rate)).toBe(Math.floor((rate * metres) / 1000 + 0.5));
  });
});

test('what is missing to the minimum', () => {
  const terms = { ...plainTerms, minimumOrderMinor: 50_000 };
  expect([49_999, 50_000, 60_000, 0].map((subtotal) => minimumMissingMinor(terms, subtotal))).toEqual([
    1, 0, 0, 50_000,
  ]);
});

describe('how long it takes', () => {
  const saved = { ...plainTerms, isSaved: true };
  const busy = { ...saved, busyExtraMinutes: 15, busyUntil: new Date('2026-11-16T12:30:00+05:00') };
  test('nothing is promised until terms were saved', () => {
    expect(etaMinutes(plainTerms, now)).toBeNull();
    expect(promisedAt(plainTerms, now)).toBeNull();
  });
  test('longer while busy, which ends by itself', () => {
    expect(etaMinutes(saved, now)).toBe(25);
    expect(etaMinutes(busy, now)).toBe(40);
    expect(etaMinutes(busy, new Date('2026-11-16T12:30:00+05:00'))).toBe(25);
  });
  test('the promise counts from now, of a scheduled order it is the end of its slot', () => {
    expect(promisedAt(busy, now)).toEqual(new Date('2026-11-16T12:40:00+05:00'));
    const slot = new Date('2026-11-16T19:00:00+05:00');
    expect(promisedAt(saved, now, slot)).toEqual(new Date('2026-11-16T19:30:00+05:00'));
  });
});

test.each([
  ['2026-11-16T18:00:00+05:00', 'Opens at 18:00'],
  ['2026-11-17T00:30:00+05:00', 'Opens Tuesday at 00:30'],
  ['2026-11-22T18:00:00+05:00', 'Opens Sunday at 18:00'],
  ['2026-11-23T18:00:00+05:00', 'Opens 23 November at 18:00'],
])('%s: %s', (opensAt, expected) => {
  expect(opensText(new Date(opensAt), now, 'Asia/Karachi')).toBe(expected);
});

test('a kitchen that opens no more is closed', () => {
  expect(opensText(null, now, 'Asia/Karachi')).toBe('Closed');
});
