import { confidenceScale } from '../weights.ts';

const { points, leastHeard, doubtFactors } = confidenceScale;

/** What speaks against a line although its name was heard well. */
export type Doubts = Readonly<Record<keyof typeof doubtFactors, boolean>>;

const doubtKinds = Object.keys(doubtFactors) as (keyof typeof doubtFactors)[]; // keys of a literal

/**
 * How often a line heard so well is the one that was meant: read off the points that were measured on the corpora,
 * and shared out among the names that fit as well.
 */
export function confidenceOf(quality: number, rivals: number, doubts: Doubts): number {
  const next = points.findIndex(([heard]) => heard >= quality);
  const [above, below] = [points[next < 0 ? points.length - 1 : next], points[Math.max(0, next - 1)]];
  if (above === undefined || below === undefined) return leastHeard;
  const share = above[0] === below[0] ? 0 : (quality - below[0]) / (above[0] - below[0]);
  const right = below[1] + Math.min(1, Math.max(0, share)) * (above[1] - below[1]);
  const sure = doubtKinds.reduce((left, kind) => left * (doubts[kind] ? doubtFactors[kind] : 1), right);
  return Math.round((sure / (1 + rivals)) * 100) / 100;
}
