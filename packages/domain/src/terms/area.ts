import { metresBetween } from '../places/distance.ts';

export type Place = { readonly latitude: number; readonly longitude: number };

/** GeoJSON: rings of [longitude, latitude], the first the outline, further ones holes; each ends where it begins. */
export type Polygon = {
  readonly type: 'Polygon';
  readonly coordinates: readonly (readonly (readonly [number, number])[])[];
};

export type Area = {
  readonly kitchen: Place;
  readonly radiusKm: number;
  /** Wins over the radius. */
  readonly polygon: Polygon | null;
  /** The platform's: no area counts beyond it. */
  readonly reachKm: number;
};

type Point = { readonly x: number; readonly y: number };
type Segment = readonly [Point, Point];

/** About a centimetre: who stands on the line is inside. */
const EDGE_DEGREES = 1e-7;

const kilometres = (from: Place, to: Place) => metresBetween(from, to) / 1000;

/** Degrees east of the kitchen, so that no area is torn at the 180th meridian. */
function eastOf(kitchen: Place, longitude: number): number {
  return ((((longitude - kitchen.longitude + 180) % 360) + 360) % 360) - 180;
}

function segmentsOf(polygon: Polygon, kitchen: Place): Segment[] {
  return polygon.coordinates.flatMap((ring) => {
    const points = ring.map(([longitude, latitude]) => ({ x: eastOf(kitchen, longitude), y: latitude }));
    return points.slice(1).map((point, index): Segment => [points[index] ?? point, point]);
  });
}

function isOnSegment({ x, y }: Point, [a, b]: Segment): boolean {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < EDGE_DEGREES) return Math.hypot(x - a.x, y - a.y) <= EDGE_DEGREES;
  const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length;
  const beside = Math.abs((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / length;
  return beside <= EDGE_DEGREES && along >= -EDGE_DEGREES && along <= length + EDGE_DEGREES;
}

/** A ray to the east crosses the outline an odd number of times. */
function isInside(point: Point, segments: readonly Segment[]): boolean {
  if (segments.some((segment) => isOnSegment(point, segment))) return true;
  return (
    segments.filter(
      ([a, b]) =>
        a.y > point.y !== b.y > point.y && point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x),
    ).length %
      2 ===
    1
  );
}

/** The one answer to "is this place in the kitchen's area?"; its edge belongs to it. */
export function isInArea({ kitchen, radiusKm, polygon, reachKm }: Area, place: Place): boolean {
  const away = kilometres(kitchen, place);
  if (away > reachKm) return false;
  if (!polygon) return away <= radiusKm;
  return isInside({ x: eastOf(kitchen, place.longitude), y: place.latitude }, segmentsOf(polygon, kitchen));
}

/** The farthest corner of an area from its kitchen. */
export function areaReachKm(polygon: Polygon, kitchen: Place): number {
  const corners = polygon.coordinates.flat();
  return Math.max(...corners.map(([longitude, latitude]) => kilometres(kitchen, { latitude, longitude })));
}

const cross = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

const doCross = ([a, b]: Segment, [c, d]: Segment): boolean =>
  cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0;

/** Whether an outline runs over itself, which leaves open what is inside. */
export function crossesItself(polygon: Polygon, kitchen: Place): boolean {
  const segments = segmentsOf(polygon, kitchen);
  return segments.some((one, index) => segments.slice(index + 2).some((other) => doCross(one, other)));
}

/** A few square metres. */
const SMALLEST_AREA_DEGREES = 1e-9;

/** Whether anybody could live in it: an outline on one point or one line is none. */
export function hasExtent({ type, coordinates: [outline = []] }: Polygon, kitchen: Place): boolean {
  const origin = { x: 0, y: 0 };
  const doubled = segmentsOf({ type, coordinates: [outline] }, kitchen)
    .map(([a, b]) => cross(origin, a, b))
    .reduce((sum, part) => sum + part, 0);
  return Math.abs(doubled) / 2 > SMALLEST_AREA_DEGREES;
}
