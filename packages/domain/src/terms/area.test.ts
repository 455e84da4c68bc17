import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { metresBetween } from '../places/distance.ts';
import { type Area, areaReachKm, crossesItself, hasExtent, isInArea, type Polygon } from './area.ts';

const kitchen = { latitude: 31.5204, longitude: 74.3587 };
const polygon = (...rings: [number, number][][]): Polygon => ({ type: 'Polygon', coordinates: rings });
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

/** About 4.7 km wide and 5.6 km high around the kitchen. */
const square = polygon([
  [74.33, 31.5],
  [74.38, 31.5],
  [74.38, 31.55],
  [74.33, 31.55],
  [74.33, 31.5],
]);
const circle = (radiusKm: number, reachKm = 10): Area => ({ kitchen, radiusKm, polygon: null, reachKm });
const drawn = (shape: Polygon, reachKm = 10): Area => ({ kitchen, radiusKm: 1, polygon: shape, reachKm });

describe('a circle', () => {
  test('its edge belongs to it, a metre more does not', () => {
    const place = at(31.55, 74.3587);
    const metres = metresBetween(kitchen, place);
    expect(isInArea(circle(metres / 1000), place)).toBe(true);
    expect(isInArea(circle((metres - 1) / 1000), place)).toBe(false);
  });

  test('no area counts beyond the reach of the platform', () => {
    const place = at(31.59, 74.3587);
    expect(isInArea(circle(10), place)).toBe(true);
    expect(isInArea(circle(10, 7), place)).toBe(false);
    expect(isInArea(circle(50, 7), place)).toBe(false);
  });

  test('the kitchen itself is in its area, however small', () => {
    expect(isInArea(circle(0), kitchen)).toBe(true);
  });
});

describe('a polygon', () => {
  test.each([
    ['inside', 31.52, 74.35, true],
    ['on the southern edge', 31.5, 74.35, true],
    ['on the eastern edge', 31.53, 74.38, true],
    ['on a corner', 31.55, 74.33, true],
    ['a few metres outside', 31.52, 74.3801, false],
    ['level with a corner, outside', 31.55, 74.4, false],
    ['level with the lower edge, outside', 31.5, 74.32, false],
  ])('%s', (_title, latitude, longitude, expected) => {
    expect(isInArea(drawn(square), at(latitude, longitude))).toBe(expected);
  });

  test('wins over the radius, but not over the reach', () => {
    expect(isInArea({ ...drawn(square), radiusKm: 0.1 }, at(31.545, 74.34))).toBe(true);
    expect(isInArea(drawn(square, 2), at(31.545, 74.34))).toBe(false);
  });

  test('may have a hole, whose edge is still inside', () => {
    const withHole = polygon(
      [...(square.coordinates[0] ?? [])].map(([x, y]): [number, number] => [x, y]),
      [
        [74.35, 31.52],
        [74.36, 31.52],
        [74.36, 31.53],
        [74.35, 31.53],
        [74.35, 31.52],
      ],
    );
    expect(isInArea(drawn(withHole), at(31.525, 74.355))).toBe(false);
    expect(isInArea(drawn(withHole), at(31.525, 74.345))).toBe(true);
    expect(isInArea(drawn(withHole), at(31.52, 74.355))).toBe(true);
  });

  test('is not torn at the 180th meridian', () => {
    const taveuni = at(-16.8, 179.99);
    const shape = polygon([
      [179.95, -16.84],
      [-179.97, -16.84],
      [-179.97, -16.76],
      [179.95, -16.76],
      [179.95, -16.84],
    ]);
    const area: Area = { kitchen: taveuni, radiusKm: 1, polygon: shape, reachKm: 10 };
    expect(isInArea(area, at(-16.8, -179.98))).toBe(true);
    expect(isInArea(area, at(-16.8, 179.96))).toBe(true);
    expect(isInArea(area, at(-16.8, 179.94))).toBe(false);
    expect(areaReachKm(shape, taveuni)).toBeLessThan(10);
  });

  test('the corners of any triangle are in it', () => {
    const corner = fc.tuple(
      fc.double({ min: 74.33, max: 74.38, noNaN: true }),
      fc.double({ min: 31.5, max: 31.55, noNaN: true }),
    );
    fc.assert(
      fc.property(corner, corner, corner, (a, b, c) => {
        const area = drawn(polygon([a, b, c, a]));
        for (const [longitude, latitude] of [a, b, c])
          expect(isInArea(area, at(latitude, longitude))).toBe(true);
        const middle = at((a[1] + b[1] + c[1]) / 3, (a[0] + b[0] + c[0]) / 3);
        expect(isInArea(area, middle)).toBe(true);
      }),
    );
  });

  test('says how far it reaches and whether it crosses itself', () => {
    expect(areaReachKm(square, kitchen)).toBeCloseTo(4.27, 1);
    expect(crossesItself(square, kitchen)).toBe(false);
    const bowTie = polygon([
      [74.33, 31.5],
      [74.38, 31.55],
      [74.38, 31.5],
      [74.33, 31.55],
      [74.33, 31.5],
    ]);
    expect(crossesItself(bowTie, kitchen)).toBe(true);
  });

  test('has an extent unless its corners lie on a point or a line', () => {
    expect(hasExtent(square, kitchen)).toBe(true);
    const point: [number, number] = [74.35, 31.52];
    expect(hasExtent(polygon([point, point, point, point]), kitchen)).toBe(false);
    expect(hasExtent(polygon([point, [74.36, 31.53], [74.37, 31.54], point]), kitchen)).toBe(false);
  });
});
