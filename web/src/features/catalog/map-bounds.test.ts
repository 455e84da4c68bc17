import { expect, it } from 'vitest';
import { toMapBounds } from './map-bounds.ts';

type Edges = [south: number, west: number, north: number, east: number];

it.each<[string, Edges, Edges]>([
  ['as it is', [31.4, 74.2, 31.6, 74.5], [31.4, 74.2, 31.6, 74.5]],
  ['rounded, so that a small move asks nothing new', [31.400012, 74.2, 31.6, 74.5], [31.4, 74.2, 31.6, 74.5]],
  ['another time round the globe', [31, 434, 32, 435], [31, 74, 32, 75]],
  ['over the 180th meridian', [-17, 179, -16, 181], [-17, 179, -16, -179]],
  ['wider than the globe', [-95, -300, 95, 200], [-90, -180, 90, 180]],
])('the visible part is told %s', (_how, [south, west, north, east], expected) => {
  const bounds = toMapBounds({ south, west, north, east });
  expect([bounds.south, bounds.west, bounds.north, bounds.east]).toEqual(expected);
});
