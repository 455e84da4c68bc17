import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { addedWords, toppingWords } from '../../tables/wish-words.ts';
import { findKind, headOf, isIncomplete } from '../kinds/find-kind.ts';
import type { LinePass, Pass } from '../pass.ts';
import { asFiller, beforeSizes, commandAt, textAt } from '../path-parts.ts';

/** Was this dish named in these parts, by a name that fits the other as well? */
export const isNamedIn = (parts: readonly Segment[], { candidates }: DishSegment): boolean =>
  parts.some(
    (part) => part.kind === 'dish' && candidates.some(({ title }) => title === part.candidates[0]?.title),
  );

/** "Four roghni naan and a karahi, hmm, eight naan actually": counted once more, it puts right the first number. */
export const readCountedAnew: Pass = (_, tokens, path) => {
  const place = path.findIndex((part, at) => {
    const amountAt = beforeSizes(path, at);
    const amount = path[amountAt];
    if (part.kind !== 'dish' || amount?.kind !== 'number' || amount.form !== 'spoken') return false;
    const isDoubted = /^(?:hmm|uh|um|er|oh|wait)$/.test(tokens[amount.start - 1]?.text ?? '');
    const behind = path[at + 1];
    const isActually =
      behind?.kind === 'command' && behind.command === 'hesitate' && !ordersMore(path, at + 2);
    return (isDoubted || isActually) && isNamedIn(path.slice(0, amountAt), part);
  });
  const amountAt = beforeSizes(path, place);
  const amount = path[amountAt];
  if (place < 0 || amount === undefined || path[amountAt - 1]?.kind === 'connector') return [...path];
  const behind = path[place + 1];
  return path.flatMap((part) => {
    if (part === amount) return [commandAt('correct', amount.start), part];
    return part === behind && part.kind === 'command' && part.command === 'hesitate' ? asFiller(part) : part;
  });
};

const ordersMore = (path: readonly Segment[], from: number): boolean =>
  path.slice(from).some(({ kind }) => /^(?:dish|number|option|measure)$/.test(kind));

/** "… nahi beef wali rehne do": the "no" only leads to what is taken back, it takes back nothing itself. */
export const readTakenBackByName: Pass = (_, __, path) => {
  return path.map((part, place) => {
    if (part.kind !== 'command' || part.command !== 'no' || path[place + 1]?.kind !== 'dish') return part;
    const next = path.slice(place + 2).find(({ kind }) => kind !== 'filler' && kind !== 'unit');
    return next?.kind === 'command' && next.command === 'removeBefore' ? asFiller(part) : part;
  });
};

/** "Scratch that lemonade, i'll do iced tea": the one that is named is taken back, not put right. */
export const readScratched: LinePass = (_, tokens, path, ordered) => {
  const at = path.findIndex(
    (part) =>
      part.kind === 'command' &&
      /^(?:correct|undo|clear)$/.test(part.command) &&
      /^(?:scratch|cancel|forget|drop|skip|lose|nix|leave|no) (?:that|this)$/.test(
        textAt(tokens, part.end - 2, 2),
      ),
  );
  const [part, dish, next] = path.slice(Math.max(0, at));
  if (at < 0 || part === undefined || dish?.kind !== 'dish' || tokens[dish.start]?.afterBreak)
    return [...path];
  const isOver = next === undefined || next.kind === 'command' || tokens[next.start]?.afterBreak === true;
  const meant = [...ordered, ...path.slice(0, at)].findLast((other) => isNamedIn([other], dish));
  if (!isOver || meant?.kind !== 'dish') return [...path];
  const named = { ...meant, start: dish.start, end: dish.end };
  return [...path.slice(0, at), commandAt('remove', part.start, part.end), named, ...path.slice(at + 2)];
};

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
