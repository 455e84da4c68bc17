import type { AssignedClause, ClauseReading, Mention } from '../assign/assign-clauses.ts';
import { noLine } from '../assign/lines.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import { amendLast } from './amend-drafts.ts';
import { addAll, type Draft, findMentioned, reduce, replace } from './drafts.ts';
import { isOtherName } from './known-lines.ts';

/** "Remove the naan", "not the pulao": takes lines away, or some of a line, or puts another in their place. */
export function applyRemoval(
  index: VoiceIndex,
  drafts: readonly Draft[],
  { reading, isContrast }: AssignedClause,
): Draft[] {
  const { mentions, loose } = reading;
  if (mentions.length === 0 && loose?.isCounted && drafts.length > 0)
    return reduce(drafts, drafts.length - 1, loose);
  // "I don't need the salad and the shake" refuses both where both are there.
  const isThere = ({ segment }: Mention) => findMentioned(drafts, segment) !== undefined;
  const isOther = (mention: Mention, place: number) =>
    mention.isPaused || (place > 0 && mention.isDefinite && !isThere(mention));
  const wanted = isContrast ? mentions.find(isOther) : undefined;
  const wantedAt = wanted === undefined ? mentions.length : mentions.indexOf(wanted);
  return mentions.reduce<Draft[]>(
    (left, mention, place) => {
      // "Not the blueberry muffin, the banana one, and an espresso"
      if (place > wantedAt) return addAll(left, [mention]);
      const known = findMentioned(left, mention.segment);
      const follower = mentions[place + 1];
      // "Not chicken, beef": the other takes its place and its amount.
      if (mention === wanted && left.length === drafts.length && known === undefined)
        return addAll(left, [mention]);
      if (known !== undefined && follower !== undefined && follower === wanted)
        return replace(index, left, known, follower);
      if (mention === wanted) return left;
      // "Cancel the peroni, a coke", beside a Diet Coke that stays
      const isNext = place > 0 && mention.line.count !== undefined && isOtherName(left[known ?? -1], mention);
      if (known !== undefined && !isNext) return reduce(left, known, mention.line);
      // "Biryani, not the pulao, double": what is said behind the refused one is for the wanted one.
      if (isContrast && !mention.line.isCounted && mention.line.options.length > 0)
        return amendLast(left, { ...noLine, options: mention.line.options });
      // "… but not the cheesy one and a coke", "cancel the peroni, a carbonara"
      const isOrdered =
        mention.line.isCounted ||
        (place > 0 && mention.line.count !== undefined) ||
        // "Cancel the wings, some fries"
        (place > 0 && mention.isPaused && !mention.isDefinite);
      return isOrdered && drafts.length > 0 ? addAll(left, [mention]) : left;
    },
    [...drafts],
  );
}

/** "Remove everything except the naan": what is named stays as it is; where none of it is there, nothing goes. */
export function keepOnly(drafts: readonly Draft[], { mentions }: ClauseReading): Draft[] {
  const kept = new Set(mentions.map(({ segment }) => findMentioned(drafts, segment)));
  const left = drafts.filter((_, place) => kept.has(place));
  return left.length > 0 ? left : [...drafts];
}
