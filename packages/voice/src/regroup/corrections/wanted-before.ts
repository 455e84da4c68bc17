import type { Token } from '../../read/tokenise.ts';
import type { Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, commandAt, isDish, listStart, textAt } from '../path-parts.ts';

/**
 * "I wanted the truffle burger but that's too fancy, give me a smash", "the kids were hoping for pizza but we had
 * it yesterday, so two zingers": what was wanted, planned or usual is given up for a reason, and only what
 * follows it is ordered.
 */
export const readWantedBefore: Pass = (_, tokens, path) => {
  const butAt = path.findIndex(
    (part, place) =>
      tokens[part.start]?.text === 'but' &&
      part.end - part.start === 1 &&
      reason.test(textAt(tokens, part.end, 2)) &&
      wantedAt(tokens, path, place) >= 0,
  );
  const but = path[butAt];
  if (but === undefined) return [...path];
  const wanted = wantedAt(tokens, path, butAt);
  const from = orderedFrom(tokens, path, butAt);
  if (from < 0) return [...path];
  return [
    ...path.slice(0, from).map((part, place) => (place < wanted ? part : asFiller(part))),
    commandAt('add', path[from]?.start ?? but.end),
    ...path.slice(from),
  ];
};

/** Who or what speaks against it; "but large", "but with fries" say how it is wanted. */
const reason =
  /^(?:its?|thats?|this|i|im|ive|id|ill|we|were|weve|wed|they|theyre|theres?|the|my|our|he|hes|she|shes|you|youre|no|nah|never|not today|today|tonight|now|unfortunately|then|after|since|ab|aaj|abhi)\b/;

/** What was in mind, not what is asked for now. */
const inMind =
  /\b(?:wanted|fancied|craved|planned|planning on|hoped|hoping for|intended|considered|considering|thought of|thought about|was thinking|were thinking|almost|nearly|gonna|going to|about to|would have|wouldve|d have|my eye on|our eye on|(?:id|wed|would|d) (?:really )?love|normally|usually|always|socha tha|sochi thi|soch rah[aie]|dil)\b/;

/** The place where what was in mind is named, behind the words that say so. */
function wantedAt(tokens: readonly Token[], path: readonly Segment[], butAt: number): number {
  const dishAt = path.slice(0, butAt).findLastIndex(isDish);
  const first = listStart(path, dishAt);
  const before = path.slice(0, Math.max(0, first)).findLast(isDish)?.end ?? 0;
  const start = path[first]?.start ?? 0;
  return first >= 0 && inMind.test(textAt(tokens, before, start - before)) ? first : -1;
}

/** The first dish behind the reason that is asked for; one that others want or hate belongs to the reason. */
function orderedFrom(tokens: readonly Token[], path: readonly Segment[], butAt: number): number {
  for (let at = butAt + 1; at < path.length; at++) {
    if (path[at]?.kind !== 'dish') continue;
    const lead = beforeSizes(path, at);
    const from = path[lead]?.kind === 'number' ? lead : lead + 1;
    const before = path.slice(butAt, from).findLast(({ kind }) => kind !== 'filler');
    if (before?.kind === 'connector') return -1;
    const start = path[from]?.start ?? 0;
    const isTold = told.test(textAt(tokens, start - 4, 4)) || belongs.test(textAt(tokens, start - 1, 1));
    if (!isTold) return from;
  }
  return -1;
}

/** "The kids want pizza", "we had pizza", "there's too much cheese". */
const told =
  /\b(?:they|he|she|kids|\w+s) (?:all |both |just |only )?(?:wants?|hates?|likes?|loves?|had|has|ate|eats?)(?: \w+)?$|\b(?:we|i|ive|weve) (?:just |already )?(?:had|ate|have|hate|dislike|dont like)(?: \w+)?$/;
const belongs = /^(?:of|for|to|much|many|in|on|about|hates?|enough)$/;
