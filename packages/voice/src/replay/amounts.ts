import type { ClauseReading } from '../assign/assign-clauses.ts';
import { type Line, noLine } from '../assign/lines.ts';
import { type Draft, findMentioned, mergeLines, reduce } from './drafts.ts';

/** "Half of that": of an odd number there is no half, so it stays as it is. */
export function applyHalve(drafts: readonly Draft[], { mentions }: ClauseReading): Draft[] {
  const [named] = mentions;
  const place = named === undefined ? drafts.length - 1 : findMentioned(drafts, named.segment);
  const count = drafts[place ?? -1]?.line.count ?? 1;
  if (place === undefined || count % 2 > 0) return [...drafts];
  return reduce(drafts, place, { ...noLine, count: count / 2, isCounted: true });
}

/** "Double the fries": twice as many of what is named, else of the last line. */
export function applyDouble(drafts: readonly Draft[], { mentions }: ClauseReading): Draft[] {
  const last = drafts.length - 1;
  const meant = mentions.map(({ segment }) => findMentioned(drafts, segment));
  const places = new Set(mentions.length === 0 ? [last] : meant);
  return drafts.map((draft, place) => (places.has(place) ? doubled(draft) : draft));
}

export const doubled = (draft: Draft): Draft => ({
  ...draft,
  line: { ...draft.line, count: 2 * (draft.line.count ?? 1), isCounted: true },
});

/** "One mild and one hot", said of a line of two: it becomes as many lines. */
export function shareOut(
  drafts: readonly Draft[],
  shares: readonly Line[],
  isCorrection = false,
): Draft[] | undefined {
  const sum = shares.reduce((total, { count = 1 }) => total + count, 0);
  const alike = drafts.findLastIndex(({ line, knownDish }) => knownDish !== undefined && line.count === sum);
  // "Two full, no, one full one half": said to put it right, it is for the last line.
  const place = alike < 0 && isCorrection ? drafts.length - 1 : alike;
  const whole = drafts[place];
  if (whole === undefined) return undefined;
  const parts = shares.map((share) => ({ ...whole, line: mergeLines(whole.line, share) }));
  return drafts.flatMap((draft) => (draft === whole ? parts : draft));
}
