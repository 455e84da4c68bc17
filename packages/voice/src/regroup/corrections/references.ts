import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import { titleHead } from '../kinds/find-kind.ts';
import type { Pass } from '../pass.ts';
import { asFiller, beforeSizes, textAt } from '../path-parts.ts';

/** "…, never mind the rice": by the word that says what one of the dishes before is. */
export const readRemovedHeads: Pass = (index, tokens, path) => {
  return path.map((segment, place) => {
    if (segment.kind !== 'other' && !(segment.kind === 'dish' && segment.candidates[0]?.isBareHead))
      return segment;
    const before = path[path[place - 1]?.kind === 'filler' ? place - 2 : place - 1];
    if (before?.kind !== 'command' || before.command !== 'remove') return segment;
    const named = path.slice(0, place).filter((other): other is DishSegment => other.kind === 'dish');
    if (segment.kind === 'dish' && named.some((other) => mayMean(segment, other))) return segment;
    const key = tokens[segment.start]?.key ?? '';
    const dish =
      named.findLast((other) => titleHead(index, other) === key) ??
      // "Forget the burger", of a Cheeseburger.
      named.findLast((other) => key.length > 3 && titleHead(index, other)?.endsWith(key)) ??
      kindAmong(index, tokens, named, segment);
    return dish === undefined || segment.end - segment.start > 1
      ? segment
      : { ...dish, start: segment.start, end: segment.end };
  });
};

/** "Leave out the beef", "skip the italian one": of two with one head, the only one that bears the word. */
function kindAmong(
  index: VoiceIndex,
  tokens: readonly Token[],
  named: readonly DishSegment[],
  { start, end }: Segment,
): DishSegment | undefined {
  const key = tokens[start]?.key ?? '';
  const bearing = named.filter(
    ({ candidates: [meant] }) => index.titles[meant?.title ?? -1]?.words.includes(key) === true,
  );
  const [only] = bearing;
  const isOne = new Set(bearing.map(({ candidates }) => candidates[0]?.title)).size === 1;
  if (only === undefined || !isOne) return undefined;
  const isOther = (other: DishSegment) =>
    !bearing.includes(other) && titleHead(index, other) === titleHead(index, only);
  return named.some(isOther) || /^ones?$/.test(tokens[end]?.text ?? '') ? only : undefined;
}

const mayMean = ({ candidates }: DishSegment, { candidates: [meant] }: DishSegment): boolean =>
  candidates.some(({ title }) => title === meant?.title);

/** "One latte with soy, one with oat", "one without": another of the same; of "two lattes, one with soy" it is one of the two. */
export const readOneWith: Pass = (_, tokens, path) => {
  const read: Segment[] = [];
  let dish: DishSegment | undefined;
  let isSingle = false;
  let isUncounted = false;
  let isAnnounced = false;
  path.forEach((segment, place) => {
    if (segment.kind === 'dish') {
      const amount = path[beforeSizes(path, place)];
      isSingle = amount?.kind === 'number' && amount.count === 1;
      isUncounted = !path.slice(Math.max(0, place - 3), place).some(({ kind }) => kind === 'number');
      // "Two naan, one garlic one plain": the plain one is a kind of what was announced.
      isAnnounced = dish?.candidates[0]?.isBareHead === true && mayMean(dish, segment);
      dish = segment;
    }
    const isOne = segment.kind === 'number' && tokens[segment.start]?.text === 'one';
    const next = tokens[segment.end + 1];
    const isPlain =
      tokens[segment.end]?.text === 'plain' && (next === undefined || next.afterBreak) && !isAnnounced;
    const isWith =
      (isPlain || /^(?:with|without|no)$/.test(tokens[segment.end]?.text ?? '')) &&
      !tokens[segment.end]?.afterBreak;
    // "Fries with cheese, and one without": the first was not counted.
    const isListed = isUncounted && path[place - 1]?.kind === 'connector';
    // "A pizza without mushrooms for me and one for my son": what was wished for is for the first one.
    const isForNext =
      tokens[segment.end]?.text === 'for' &&
      path[place - 1]?.kind === 'connector' &&
      isWishedFor(tokens, dish, segment.start);
    const isAnother =
      isOne && (isWith || isForNext) && (isSingle || isListed) && path[place - 1]?.kind !== 'option';
    if (!isAnother || dish === undefined) read.push(segment);
    else {
      const announced = [...(dish.announced ?? []), ...sizesBeside(path, dish)];
      read.push({ ...dish, announced, start: segment.start, end: segment.end });
    }
  });
  return read;
};

/** Between a dish and this place it was said how it is to be made. */
export const isWishedFor = (
  tokens: readonly Token[],
  dish: DishSegment | undefined,
  until: number,
): boolean =>
  tokens
    .slice(dish?.end ?? 0, until)
    .some(({ text }) => /^(?:without|no|with|extra|less|minus|hold)$/.test(text));

/** The sizes right before and behind it: "a large latte with whole milk" is large. */
export function sizesBeside(path: readonly Segment[], dish: DishSegment): Modifier[] {
  const at = path.findIndex(({ start }) => start === dish.start);
  const end = path.findIndex(({ kind }, place) => place > at && kind !== 'option' && kind !== 'measure');
  return path
    .slice(beforeSizes(path, at) + 1, end < 0 ? path.length : end)
    .filter((part): part is Modifier => part.kind === 'option' || part.kind === 'measure');
}

export const endsName = ({ kind }: Segment): boolean =>
  kind === 'connector' || kind === 'command' || kind === 'option' || kind === 'measure' || kind === 'wish';

/** "Two of the meatball" counts; "…, two of the burgers without onions" picks some of those that were named. */
export const dropPickedAmounts: Pass = (_, tokens, path) => {
  return path.map((segment, place) => {
    if (isPickedSize(tokens, path, place)) return asFiller(segment);
    const isOfThe =
      segment.kind === 'number' &&
      tokens[segment.end]?.text === 'of' &&
      tokens[segment.end + 1]?.text === 'the';
    // "Instead of one of the lasagnas" takes one away.
    const before = path[place - 1];
    const isGivenUp = before?.kind === 'command' && /^(?:instead|remove|change)$/.test(before.command);
    if (!isOfThe || isGivenUp || tokens[segment.end + 2]?.text === 'same') return segment;
    const meant = path.slice(place + 1).find(({ kind }) => kind === 'dish');
    const titles = meant?.kind === 'dish' ? meant.candidates.map(({ title }) => title) : [];
    const isNamed = path
      .slice(0, place)
      .some((other) => other.kind === 'dish' && titles.includes(other.candidates[0]?.title ?? -1));
    if (meant !== undefined && !isNamed) return segment;
    return asFiller(segment);
  });
};

/** "Four lattes, two large two small, one of the large ones with soy": one of those that were shared out. */
function isPickedSize(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const at =
    path[place]?.kind === 'number'
      ? path.findIndex(({ kind }, next) => next > place && kind !== 'filler')
      : place;
  const [size, number] = [path[at], path.slice(0, at).findLast(({ kind }) => kind !== 'filler')];
  const isOfOnes =
    size?.kind === 'option' &&
    textAt(tokens, size.start - 2, 2) === 'of the' &&
    tokens[size.end]?.text === 'ones';
  if (!isOfOnes || number?.kind !== 'number' || number.end !== size.start - 2) return false;
  return path.slice(0, at).some((other) => other.kind === 'option' && other.option.text === size.option.text);
}

/** "The bigger one": the one is what was spoken of, no amount. */
export const dropPronouns: Pass = (_, tokens, path) => {
  return path.map((segment, place) => {
    const before = path[place - 1];
    if (isThisOne(tokens, path, place)) return asFiller(segment);
    // "Not the makhani one"
    const isThatOne = before?.kind === 'dish' && tokens[before.start - 1]?.text === 'the';
    // "… and one triple for the hungry one"
    const isSomeone = textAt(tokens, segment.start - 3, 2) === 'for the' && before?.kind !== 'dish';
    const isOne =
      segment.kind === 'number' &&
      !segment.goesBack &&
      /^ones?$/.test(tokens[segment.start]?.text ?? '') &&
      (before?.kind === 'option' || isThatOne || isSomeone);
    const next = path[place + 1];
    const isNamed =
      isThatOne &&
      path.slice(0, place - 1).some((other) => other.kind === 'dish' && hasSameTitle(other, before));
    const isLast =
      isNamed ||
      next === undefined ||
      tokens[next.start]?.afterBreak === true ||
      next.kind === 'filler' ||
      // "Garlic bread but not the cheesy one and a coke"
      (isThatOne && next.kind === 'connector');
    if (!isOne || !isLast || path[place - 2]?.kind === 'number') return segment;
    return asFiller(segment);
  });
};

/** "Make this one extra hot"; "make that one" alone counts. */
function isThisOne(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const [segment, next] = [path[place], path[place + 1]];
  const isOne = segment?.kind === 'number' && tokens[segment.start]?.text === 'one';
  const isSaid = next?.kind === 'option' || next?.kind === 'measure' || next?.kind === 'wish';
  // "Make that one large and one regular" shares them out.
  const isShared = path.slice(place + 1).some((part) => part.kind === 'number' && part.form === 'spoken');
  return isOne && isSaid && !isShared && /^(?:this|that)$/.test(tokens[segment.start - 1]?.text ?? '');
}

const hasSameTitle = (a: DishSegment, b: DishSegment): boolean =>
  a.candidates[0]?.title === b.candidates[0]?.title;

/** The sizes and heats said of a dish so far. */
export function saidOf(path: readonly Segment[], dish: DishSegment, until: number): Modifier[] {
  const at = path.findIndex(({ start }) => start === dish.start);
  const from = 1 + path.slice(0, Math.max(0, at)).findLastIndex(({ kind }) => kind === 'dish');
  return path
    .slice(from, until)
    .filter((part): part is Modifier => part.kind === 'option' || part.kind === 'measure');
}
