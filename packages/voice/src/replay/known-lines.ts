import type { Mention } from '../assign/assign-clauses.ts';
import { nameWeights } from '../weights.ts';
import { type Draft, findMentioned, isBare } from './drafts.ts';

/** A Coke, beside a Diet Coke. */
export const isOtherName = (draft: Draft | undefined, { segment }: Mention): boolean => {
  const [wanted] = segment.candidates;
  const isWhole = wanted !== undefined && wanted.missing < nameWeights.nothing;
  return isWhole && wanted.title !== draft?.candidates[0]?.title;
};

/** "Only the burgers", while they are there. */
export function isKept(drafts: readonly Draft[], { segment, line, isDefinite }: Mention): boolean {
  const place = isDefinite && isBare(line) ? findMentioned(drafts, segment) : undefined;
  return place !== undefined && drafts[place]?.knownDish !== undefined;
}

/** "The lassi bigger", said of a line that was there before: the line is to be so, not another one. */
export function meansKnownLine(
  drafts: readonly Draft[],
  { segment, line, isDefinite }: Mention,
  isOnly: boolean,
): number | undefined {
  const isDescribed = line.count === undefined && line.options.length + line.wishes.length > 0;
  const isLimited = isOnly && line.isCounted && !line.isMore && line.options.length === 0;
  // "Chai without sugar", uncounted, while there are two: how they are to be made.
  const isWished = isDescribed && line.options.length === 0;
  // "Biryani", said and nothing of it, while there are three: they stay three.
  const isSpokenOf = (isDefinite && isDescribed) || isWished || isLimited || isBare(line);
  const isKept = isOnly && isDefinite === true && isBare(line);
  const place = isSpokenOf ? findMentioned(drafts, segment) : undefined;
  const isThere = drafts[place ?? -1]?.knownDish !== undefined || segment.isToldAgain === true;
  return place !== undefined && (isLimited || isKept || isThere) ? place : undefined;
}

export const isOtherSize = (draft: Draft | undefined, { line }: Mention): boolean =>
  line.options.some(
    ({ size }) =>
      size !== undefined &&
      draft?.line.options.some((known) => known.size !== undefined && known.size !== size),
  );
