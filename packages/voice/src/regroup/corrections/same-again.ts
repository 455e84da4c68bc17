import { findPlainPortion } from '../../menu/plain-portions.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../../segment/segments.ts';
import { asFiller, beforeSizes, isDish, listStart, textAt } from '../path-parts.ts';
import { portionsOf } from '../sizes/portions-of-some.ts';
import { endsName, isWishedFor, saidOf, sizesBeside } from './references.ts';

/** "And the same again but large", "another one two pound": the dish before once more, as a line of its own. */
export function readSameAgain(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  dishBefore?: DishSegment,
): Segment[] {
  const read: Segment[] = [];
  let dish = dishBefore;
  // What is said behind it tells how it differs: "the same but in a small".
  let again: Segment | undefined;
  // Until here the words are read already.
  let until = 0;
  path.forEach((segment, place) => {
    if (segment.start < until) return;
    if (segment.kind === 'dish') dish = segment;
    const isSameAgain = isSame(tokens, path, place);
    const isAnother =
      isAnotherOne(tokens, path, place) ||
      isSecondOne(tokens, path, place) ||
      isWithoutWish(tokens, path, place, dish);
    if (dish === undefined || !(isSameAgain || isAnother)) {
      const isBut =
        /^(?:but|just)$/.test(tokens[segment.start]?.text ?? '') && segment.end - segment.start === 1;
      const last = read.findLast(({ kind }) => kind !== 'filler');
      read.push(isBut && last !== undefined && last === again ? asFiller(segment) : segment);
      return;
    }
    // "Another one exactly the same" is one more.
    const last = read.findLast(({ kind, start }) => kind !== 'filler' && tokens[start]?.text !== 'exactly');
    if (isSameAgain && last !== undefined && last === again) {
      read.push(asFiller(segment));
      return;
    }
    // "Make another one large" orders, it changes nothing.
    const command = read.at(-1);
    if (isAnother && command?.kind === 'command' && command.command === 'make')
      read.splice(-1, 1, { ...command, command: 'also' });
    const amount = isSameAgain ? amountAgain(path, dish, place) : undefined;
    // "A medium latte and another one with soy milk" is as large; "another one small" is not.
    const isMadeOtherwise = /^(?:with|without|no)$/.test(tokens[segment.end]?.text ?? '');
    const announced =
      isSameAgain || isLikeIt(tokens, segment)
        ? [...(dish.announced ?? []), ...saidOf(path, dish, place)]
        : isMadeOtherwise
          ? [...(dish.announced ?? []), ...sizesBeside(path, dish)]
          : [];
    const { from, portion } = differenceBehind(index, tokens, path, dish, segment.end);
    const others = portion === undefined ? announced : announced.filter(({ kind }) => kind !== 'option');
    const said = amount === undefined ? others : [...others, amount];
    again = { ...dish, announced: said, isAgain: true, start: segment.start, end: segment.end };
    if (isSameAgain) read.push(...othersOfShare(tokens, path, place));
    read.push(again, ...(portion === undefined ? [] : [portion]));
    until = portion?.end ?? from;
  });
  return read;
}

/** "Two burgers and the same again": as many once more, unless they are counted. */
function amountAgain(path: readonly Segment[], dish: DishSegment, place: number) {
  const at = path.findIndex(({ start }) => start === dish.start);
  const amount = path[beforeSizes(path, at)];
  const isCounted = path
    .slice(at + 1, place)
    .some((part) => part.kind === 'number' && (part.form === 'spoken' || part.form === 'more'));
  return at >= 0 && amount?.kind === 'number' && amount.count > 1 && !isCounted ? amount : undefined;
}

/** "The same", "the same again", "one more of the same"; not "the same karahi as yesterday". */
function isSame(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const [segment, next] = [path[place], path[place + 1]];
  if (segment === undefined || tokens[segment.start]?.text !== 'same') return false;
  // "A biryani for me same for ali"
  const isFor = tokens[segment.end]?.text === 'for' && segment.start > 0;
  const isOpening = tokens[segment.start]?.afterBreak === true || isFor;
  if (
    segment.end - segment.start > 1 ||
    !(isOpening || /^(?:the|and|then|plus|aur|bhi|liye|)$/.test(tokens[segment.start - 1]?.text ?? ''))
  )
    return false;
  const isAgain = /^(?:again|thing|order|for|please|too|but|chahiye)$/.test(tokens[segment.end]?.text ?? '');
  const isIn = tokens[segment.end]?.text === 'in' && path[place + 2]?.kind === 'option';
  return isAgain || isIn || next === undefined || tokens[next.start]?.afterBreak === true || endsName(next);
}

/** "Another one full", "another one with no cheese": counted once, and how it differs is said. */
function isAnotherOne(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const [segment, next] = [path[place], path[place + 1]];
  if (segment?.kind !== 'number' || segment.form !== 'more' || next === undefined) return false;
  const said = tokens.slice(segment.start, segment.end).map(({ text }) => text);
  const isMade = /^(?:with|without|no)$/.test(tokens[next.start]?.text ?? '');
  const isSized = next.kind === 'option' || next.kind === 'measure' || isMade;
  const isOther = (isSized && tokens[next.start]?.afterBreak !== true) || isLikeIt(tokens, segment);
  const isOne = said.join(' ') === 'another one' || isMade || isOtherwiseSized(path, place);
  return isOne && isOther;
}

/** "Another one just like it", "another exactly the same" */
const isLikeIt = (tokens: readonly Token[], { end }: Segment): boolean =>
  /^(?:just |exactly )?(?:like (?:it|that|this|the first)|the same)\b/.test(textAt(tokens, end, 4));

/** "A small pizza and one more large": behind a size of the last one, and no name follows. */
function isOtherwiseSized(path: readonly Segment[], place: number): boolean {
  const at = path.slice(0, place).findLastIndex(({ kind }) => kind === 'dish');
  const from = 1 + path.slice(0, Math.max(0, at)).findLastIndex(({ kind }) => kind === 'dish');
  const isSized = path.slice(from, place).some(({ kind }) => kind === 'option');
  const next = path.slice(place + 1).find(({ kind }) => kind !== 'option');
  return path[place + 1]?.kind === 'option' && isSized && !/^(?:dish|other|unit)$/.test(next?.kind ?? '');
}

/** "A club without onions and another one": what was wished for is for the first. */
function isWithoutWish(
  tokens: readonly Token[],
  path: readonly Segment[],
  place: number,
  dish: DishSegment | undefined,
): boolean {
  const [before, segment, next] = path.slice(place - 1, place + 2);
  if (segment?.kind !== 'number' || segment.form !== 'more' || segment.count !== 1 || dish === undefined)
    return false;
  const isLast = next === undefined || tokens[next.start]?.afterBreak || next.kind === 'connector';
  const isSaidNow = path.some(({ start, kind }) => kind === 'dish' && start === dish.start);
  return (
    isSaidNow && isLast === true && before?.kind === 'connector' && isWishedFor(tokens, dish, segment.start)
  );
}

/** "A second one but large": as many as were said, and how it differs. */
function isSecondOne(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const segment = path[place];
  if (segment?.kind !== 'number' || tokens[segment.start]?.text !== 'one') return false;
  return /^(?:second|third)$/.test(tokens[segment.start - 1]?.text ?? '') && path[place + 1]?.kind !== 'dish';
}

/** "… for my daughter but just the burger": whose it is, and the word that leads to what is different. */
const differs =
  /^(?:(?:again|thing|order|drink|meal) )?(?:for (?:(?:my|the|our|his|her) (?!but ))?\w+ )?(but )?(?:(?:in|as|make it) )?(just |only )?(?:an? |the )?/;

const longestDifference = 8;

type Difference = {
  /** Whose it is and "but" end here. */
  readonly from: number;
  readonly portion?: Segment;
};

/** "The same but with fries", "the same for her but a footlong", "another without": how it differs, if it does. */
function differenceBehind(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  dish: DishSegment,
  behind: number,
): Difference {
  const [lead = '', but, only] = differs.exec(`${textAt(tokens, behind, longestDifference)} `) ?? [];
  const said = lead.trim();
  const from = behind + (said === '' ? 0 : said.split(' ').length);
  const alone = findPlainPortion(portionsOf(index, dish));
  if (alone !== undefined && (but ?? only) !== undefined && alone.text === `${tokens[from]?.key} only`) {
    const end = tokens[from + 1]?.text === 'only' ? from + 2 : from + 1;
    return { from, portion: { kind: 'option', option: alone, start: from, end, worth: 0 } };
  }
  const word = tokens[from]?.text ?? '';
  if (alone !== undefined && /^(?:without|no|minus)$/.test(word)) {
    const portion = withoutSide(index, tokens, dish, from);
    if (portion !== undefined) return { from, portion };
  }
  const next = path.find(({ start }) => start === from);
  const isSaid = but !== undefined && (next?.kind === 'option' || next?.kind === 'measure');
  return { from: isSaid ? from : behind };
}

/** "Without", "no fries": of what is sold as "Burger only". */
function withoutSide(
  index: VoiceIndex,
  tokens: readonly Token[],
  dish: DishSegment,
  from: number,
): Segment | undefined {
  const portions = portionsOf(index, dish);
  const only = findPlainPortion(portions);
  const isSide = portions.some(({ text }) => text === `with ${tokens[from + 1]?.key}`);
  const end = isSide ? from + 2 : from + 1;
  const isOver =
    tokens[end] === undefined ||
    tokens[end]?.afterBreak ||
    /^(?:and|for|please)$/.test(tokens[end]?.text ?? '');
  return isOver && only !== undefined
    ? { kind: 'option', option: only, start: from, end, worth: 0 }
    : undefined;
}

/**
 * "A karahi and two naan for me and the same for my brother": all that the first one has, where somebody else is to
 * have it; the last dish comes by itself.
 */
function othersOfShare(tokens: readonly Token[], path: readonly Segment[], place: number): Segment[] {
  const same = path[place];
  const last = path.slice(0, place).findLastIndex(isDish);
  if (same === undefined || last < 0) return [];
  const isFor = /^(?:(?:again|thing|order|meal) )?for (?!(?:that|the price)\b)/.test(
    textAt(tokens, same.end, 4),
  );
  const before = textAt(tokens, Math.max(0, same.start - 4), Math.min(4, same.start));
  const isWanted = /\b(?:have|take|get|want|wants|like|gets|has)(?: exactly| just)? the$/.test(before);
  const first = listStart(path, last);
  if (!(isFor || isWanted) || first === last) return [];
  const { start } = same;
  return path.flatMap((part, at) => {
    if (!isDish(part) || at < first || at >= last) return [];
    const said = path.slice(leadOf(path, at), at).filter(isModifier);
    const announced = [...(part.announced ?? []), ...said, ...sizesBehind(path, at)];
    return [{ ...part, announced, isAgain: true, start, end: start }];
  });
}

const isModifier = (part: Segment): part is Modifier => /^(?:number|option|unit|measure)$/.test(part.kind);

const sizesBehind = (path: readonly Segment[], dish: number): Modifier[] => {
  const end = path.findIndex(({ kind }, at) => at > dish && kind !== 'option' && kind !== 'measure');
  return path.slice(dish + 1, end).filter(isModifier);
};

/** The place of its amount and sizes. */
function leadOf(path: readonly Segment[], dish: number): number {
  let at = dish;
  for (let before = path[at - 1]; before !== undefined && isModifier(before); before = path[at - 1]) at--;
  return at;
}
