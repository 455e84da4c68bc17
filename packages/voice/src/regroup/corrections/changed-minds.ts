import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { addedWords, toppingWords } from '../../tables/wish-words.ts';
import { findKind, headOf, isIncomplete } from '../kinds/find-kind.ts';
import type { Pass } from '../pass.ts';
import { commandAt } from '../path-parts.ts';

/** Was this dish named in these parts, by a name that fits the other as well? */
export const isNamedIn = (parts: readonly Segment[], { candidates }: DishSegment): boolean =>
  parts.some(
    (part) => part.kind === 'dish' && candidates.some(({ title }) => title === part.candidates[0]?.title),
  );

/** "A vanilla shake large, no, chocolate": another flavour of it, where the card has it; "no onions" stays a wish. */
export const readOtherFlavour: Pass = (index, tokens, path) => {
  for (const [place, part] of path.entries()) {
    const dishAt = path.slice(0, place).findLastIndex(({ kind }) => kind !== 'option' && kind !== 'unit');
    const dish = path[dishAt];
    const end = path.findIndex((other, at) => at > place && !isUnfinished(other));
    const words = path.slice(place + 1, end < 0 ? path.length : end);
    if (part.kind !== 'command' || part.command !== 'no' || dish?.kind !== 'dish' || words.length === 0)
      continue;
    const next = path[place + 1 + words.length];
    const isOver = next === undefined || next.kind === 'connector' || tokens[next.start]?.text === 'please';
    const found = isOver ? otherFlavour(index, tokens, dish, words) : undefined;
    if (found === undefined) continue;
    // Together with its "no": that opens no wish any more.
    const meant = { ...found, start: part.start };
    return [
      ...path.slice(0, place),
      commandAt('correct', part.start),
      meant,
      ...path.slice(place + 1 + words.length),
    ];
  }
  return [...path];
};

const isUnfinished = (part: Segment): boolean =>
  part.kind === 'other' || (part.kind === 'dish' && isIncomplete(part));

function otherFlavour(
  index: VoiceIndex,
  tokens: readonly Token[],
  dish: DishSegment,
  words: readonly Segment[],
): DishSegment | undefined {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  const head = headOf(index, tokens, dish);
  const found = head && findKind(index, tokens, start, end, head);
  if (!found || found.candidates[0]?.title === dish.candidates[0]?.title) return undefined;
  // "A burger, no bacon", though there is a Bacon Burger: it is laid on one and left off the other.
  const isLaidOn = tokens.slice(start, end).some(({ key, text }) => isLeftOff(key) || text !== key);
  const [said, other] = [dish, found].map(
    ({ candidates }) => index.titles[candidates[0]?.title ?? -1]?.words ?? [],
  );
  const changed = (other ?? []).filter((word) => !said?.includes(word));
  // "Fries, no cajun": a name without a kind of its own has none to be another in place of.
  const hasKind = said?.some((word) => !other?.includes(word)) === true;
  return !isLaidOn && hasKind && changed.length <= end - start ? found : undefined;
}

/** "A croissant, no almond": who may not eat it must not get it by a guess. */
const allergens =
  /^(?:almond|peanut|hazelnut|walnut|cashew|pistachio|pecan|coconut|nut|sesame|egg|fish|tuna|salmon|shrimp|prawn|crab|lobster|soy|milk|cheese|wheat)$/;

/** What people have left off a dish, other than the fruit a shake is made of. */
const isLeftOff = (word: string): boolean =>
  word === 'ice' ||
  allergens.test(word) ||
  toppingWords.has(word) ||
  (addedWords.has(word) && !/^(?:strawberry|banana|blueberry)$/.test(word));
