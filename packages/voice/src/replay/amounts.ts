import type { ClauseReading } from '../assign/assign-clauses.ts';
import { type Line, noLine } from '../assign/lines.ts';
import type { Option } from '../menu/options.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import { type Draft, findMentioned, mergeLines, reduce } from './drafts.ts';

/** "Half of that": half as many, or the pack that holds half; else there is no half, and it stays as it is. */
export function applyHalve(
  index: VoiceIndex,
  drafts: readonly Draft[],
  { mentions, loose }: ClauseReading,
): Draft[] {
  const [named] = mentions;
  const place = named === undefined ? drafts.length - 1 : findMentioned(drafts, named.segment);
  const count = drafts[place ?? -1]?.line.count ?? 1;
  if (place === undefined) return [...drafts];
  const pack = count === 1 ? halfPack(index, drafts[place]) : undefined;
  if (pack !== undefined)
    return drafts.map((draft, at) =>
      at === place ? { ...draft, line: { ...draft.line, options: [...draft.line.options, pack] } } : draft,
    );
  if (count % 2 > 0) return [...drafts];
  // "Half of those hot": the others stay as they are.
  const whole = drafts[place];
  if (loose !== undefined && loose.options.length > 0 && whole !== undefined) {
    const line = mergeLines({ ...whole.line, count: count / 2 }, loose);
    return [...reduce(drafts, place, { ...noLine, count: count / 2, isCounted: true }), { ...whole, line }];
  }
  return reduce(drafts, place, { ...noLine, count: count / 2, isCounted: true });
}

/** Six pieces of what was ordered as twelve, where it is sold so. */
function halfPack({ dishes }: VoiceIndex, draft: Draft | undefined): Option | undefined {
  const portions = dishes[draft?.knownDish ?? -1]?.portions ?? [];
  const whole = draft?.line.options.find(({ of }) => of === 'portion')?.measure;
  const half = portions.find(
    ({ measure }) => measure?.dimension === whole?.dimension && 2 * (measure?.amount ?? 0) === whole?.amount,
  );
  return half && { ...half, of: 'portion' };
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
