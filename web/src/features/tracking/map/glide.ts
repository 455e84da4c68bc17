export type Point = { readonly latitude: number; readonly longitude: number };

/** Where something is on its straight way; eases out, so that it seems to arrive rather than to stop. */
export function pointBetween(from: Point, to: Point, fraction: number): Point {
  const way = 1 - (1 - Math.min(1, Math.max(0, fraction))) ** 3;
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * way,
    longitude: from.longitude + shortestTurn(to.longitude - from.longitude) * way,
  };
}

/** Across the date line it is shorter the other way round. */
const shortestTurn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

const GLIDE_MS = 1_000;

/** Moves something step by step; returns the way to stop it half-way. */
export function glide(from: Point, to: Point, place: (point: Point) => void): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    place(to);
    return () => undefined;
  }
  const startedAt = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const fraction = (now - startedAt) / GLIDE_MS;
    place(pointBetween(from, to, fraction));
    if (fraction < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
