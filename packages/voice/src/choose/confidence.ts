import { confidenceScale } from '../weights.ts';

const { points, leastHeard } = confidenceScale;

/**
 * How often a line heard so well is the one that was meant: read off the points that were measured on the corpora,
 * and shared out among the names that fit as well.
 */
export function confidenceOf(quality: number, rivals: number): number {
  const next = points.findIndex(([heard]) => heard >= quality);
  const [above, below] = [points[next < 0 ? points.length - 1 : next], points[Math.max(0, next - 1)]];
  if (above === undefined || below === undefined) return leastHeard;
  const share = above[0] === below[0] ? 0 : (quality - below[0]) / (above[0] - below[0]);
  const right = below[1] + Math.min(1, Math.max(0, share)) * (above[1] - below[1]);
  return Math.round((right / (1 + rivals)) * 100) / 100;
}
