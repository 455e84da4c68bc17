import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import { asFiller, beforeSizes, textAt } from '../path-parts.ts';
import { endsName, isWishedFor, saidOf, sizesBeside } from './references.ts';
import { differenceBehind, othersOfShare } from './same-for.ts';

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
