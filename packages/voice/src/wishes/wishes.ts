import type { VoiceIndex } from '../menu/voice-index.ts';
import { cardinalAt } from '../read/cardinals.ts';
import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import { beforeSizes } from '../regroup/path-parts.ts';
import { laidListEnd } from '../segment/laid-on.ts';
import type { DishSegment, Segment } from '../segment/segments.ts';
import { pronounWords } from '../tables/everyday-words.ts';
import { wholeFoods } from '../tables/food-words.ts';
import { leadsToDip, toppingWords, wishMeasures } from '../tables/wish-words.ts';
import { readExtra, readExtraAhead } from './extras.ts';
import { type Taken, wishOf } from './measured-wishes.ts';
import { isNamedAgain, isOrderedAlready, isOwnDish, isTelling, type Reader } from './own-dishes.ts';
import { readSingleWish } from './single-wishes.ts';
import { chunkAt, isExchange, isForOther, isSizeWithin, isTrailingSize, limitsTo } from './wish-chunks.ts';
import { openerEnd } from './wish-openers.ts';

/**
 * What a dish is to come with or without becomes a wish on its line: "no onions", "with oat milk and two sugars",
 * "on wheat bread". A list goes on over "and" and commas until a dish of its own or a command comes.
 */
export function readWishes(
  index: VoiceIndex,
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  path: readonly Segment[],
  ordered: readonly DishSegment[] = [],
): Segment[] {
  const reader: Reader = { index, tokens, roles, path, ordered };
  const read: Segment[] = [];
  let dish = ordered.at(-1);
  // "Replace the sprite with fanta": what follows is no wish.
  let isChange = false;
  for (let place = 0; place < path.length; ) {
    const segment = path[place];
    if (segment === undefined) break;
    if (segment.kind === 'command')
      isChange = segment.command === 'change' || (isExchange(segment) && path[place + 1]?.kind !== 'other');
    // A line that is there is spoken of.
    const isLine = segment.kind === 'dish' && segment.place !== undefined;
    const extra =
      (dish && !isLine ? readExtra(reader, place, dish) : undefined) ?? readExtraAhead(reader, place);
    const list = dish && !isChange && !isLine ? readList(reader, place, dish) : undefined;
    const single = extra ?? list ?? (isLine ? undefined : readSingleWish(reader, place, dish));
    if (single !== undefined) {
      const shared = shareWish(reader, read, single, dish);
      if (shared !== undefined) read.splice(0, read.length, ...shared.read);
      read.push(...(shared?.taken ?? single).wishes);
      place = single.next;
      continue;
    }
    if (segment.kind === 'dish') dish = segment;
    read.push(segment);
    place++;
  }
  return read;
}

/** From an opener on, chunk by chunk. */
function readList(reader: Reader, place: number, dish: DishSegment): Taken | undefined {
  const opener = openerEnd(reader, place, dish) ?? (isBareList(reader, place) ? place : undefined);
  if (opener === undefined) return undefined;
  const wishes: Segment[] = [];
  let next = place;
  let from = opener;
  for (;;) {
    const chunk = chunkAt(reader, from, dish);
    const isFirst = wishes.length === 0;
    const isOver =
      isOwnPart(reader, from, chunk) ||
      isWholeFood(reader, from, chunk) ||
      isTrailingSize(reader, from, dish) ||
      limitsTo(reader, from) ||
      isForOther(reader, from);
    if (!isFirst && isOver) break;
    if (!isWish(reader, from, chunk, dish, isFirst)) break;
    const first = reader.path[isFirst ? place : from];
    const last = reader.path[chunk - 1];
    if (first === undefined || last === undefined) break;
    wishes.push(wishOf(first.start, last.end));
    next = chunk;
    const link = reader.path[chunk];
    if (link !== undefined && isSizeWithin(reader, chunk, dish)) {
      wishes.push(link);
      next = from = chunk + 1;
      continue;
    }
    from = link?.kind === 'connector' ? chunk + 1 : chunk;
    // "… with beef, then the chicken one" goes on with the order.
    if (from >= reader.path.length || reader.tokens[link?.start ?? -1]?.text === 'then') break;
  }
  return wishes.length > 0 ? { wishes, next } : undefined;
}

/** "One large with caramel and one medium with hazelnut": counted and sized it is no part of the dish before. */
function isOwnPart({ path }: Reader, from: number, to: number): boolean {
  const [count, option] = path.slice(from, to);
  const isSized = option?.kind === 'option' && option.option.size !== undefined;
  // "And a little oil" is no size.
  return count?.kind === 'number' && isSized && option.option.text !== 'little';
}

/** "No onions and a chocolate shake": counted, and no dish is made with it; who does not sell it says so. */
function isWholeFood({ path, tokens }: Reader, from: number, to: number): boolean {
  const [count] = path.slice(from, to);
  const food = path.slice(from, to).findLast(({ kind }) => kind !== 'filler');
  if (count?.kind !== 'number' || food?.kind !== 'other') return false;
  const isMeasured = tokens.slice(count.start, food.end).some((word) => wishMeasures.has(word.key));
  return !isMeasured && wholeFoods.has(tokens[food.end - 1]?.key ?? '');
}

function isWish(reader: Reader, from: number, to: number, dish: DishSegment, isFirst: boolean): boolean {
  const { tokens, roles, path } = reader;
  const chunk = path.slice(from, to);
  if (chunk.length === 0) return false;
  for (let place = from; place < to; place++) {
    const part = path[place];
    if (part?.kind !== 'dish') continue;
    const isOfAnother = path[place + 1]?.kind === 'other' && isTelling(roles[part.end]);
    const isAgain =
      (isNamedAgain(tokens, part, path.slice(0, from)) && !isOfAnother) ||
      isOrderedAlready(reader, place, part);
    // "… with mint mayo and one more aloo tikki"
    const count = path[place - 1];
    const isOneMore =
      count?.kind === 'number' &&
      count.form === 'more' &&
      part.candidates[0]?.title === dish.candidates[0]?.title;
    if (isOwnDish(reader, from, place, dish) || isAgain || isOneMore) return false;
  }
  // "No scallions", which was taken for no dish before.
  if (chunk.some(({ kind }) => kind === 'wish')) return true;
  const said = chunk.filter(({ kind }) => kind === 'other' || kind === 'dish');
  if (said.some(({ kind }) => kind === 'dish')) return true;
  // "With two extra shots": so much of it, of whatever it is.
  if (chunk.some(({ kind, start }) => kind === 'unit' && wishMeasures.has(tokens[start]?.key ?? '')))
    return true;
  // "A tuna with everything"
  if (isFirst && chunk.every(({ start }) => tokens[start]?.text === 'everything')) return true;
  const isTold = said.some(({ start, end }) =>
    tokens
      .slice(start, end)
      .some(({ text }, offset) => isTelling(roles[start + offset]) && !pronounWords.has(text)),
  );
  return isTold || (isFirst && said.length > 0);
}

/** "A turkey sub, lettuce tomato and pickles": right behind the dish, what is laid on it. */
function isBareList({ tokens, roles, path }: Reader, place: number): boolean {
  const [segment, before] = [path[place], path[place - 1]];
  if (segment?.kind !== 'other' || tokens[segment.start]?.afterBreak) return false;
  // "… and a large black coffee": counted and sized, the next item begins.
  const isNext = before?.kind === 'option' && path[place - 2]?.kind === 'number';
  const isBehind =
    before?.kind === 'dish' || (before?.kind === 'option' && !isNext) || before?.kind === 'measure';
  // "Nine nuggets bbq sauce"; "tartar sauce on the side" ends there.
  const wordAt = (at: number) => (tokens[at]?.afterBreak ? undefined : tokens[at]?.text);
  const isBeside = [2, 3].some((offset) => wordAt(segment.start + offset) === 'on');
  const isDip = !isBeside && leadsToDip(wordAt, segment.start);
  const listEnd = laidListEnd(tokens, roles, segment.start);
  const isList = listEnd !== undefined && wordAt(listEnd) !== 'on';
  const isLaid = isList || toppingWords.has(tokens[segment.start]?.key ?? '');
  return isBehind && (isDip || isLaid);
}

/**
 * "Two biryani, one without onions": said of one of them, so the note says how many. A cart has one line for a dish
 * of the same size and heat, however its pieces are made.
 */
function shareWish(
  { tokens, path }: Reader,
  read: readonly Segment[],
  { wishes: [first, ...others], next }: Taken,
  dish: DishSegment | undefined,
): { readonly read: Segment[]; readonly taken: Taken } | undefined {
  if (first === undefined || dish === undefined) return undefined;
  const from = read.findLastIndex(({ start }) => cardinalAt(tokens, start) !== undefined);
  const part = read[from];
  const share = part === undefined ? undefined : cardinalAt(tokens, part.start);
  const gap = tokens
    .slice(share?.end ?? 0, first.start)
    .map(({ text }) => text)
    .join(' ');
  const amount = amountOf(path, dish);
  if (part === undefined || share === undefined) return undefined;
  const isCounted = amount !== undefined && share.count < amount;
  // "One without onions", said and nothing else while there are two: of the line that was spoken of.
  const isOfLine = dish.place !== undefined && part.start === 0 && !path.some(({ kind }) => kind === 'dish');
  const isOfDish = part.start >= dish.end && part.start < first.start && (isCounted || isOfLine);
  // "One for me without sugar and one for my son": who gets them is counted elsewhere.
  const isForMany =
    / ?for /.test(gap) && path.some(({ kind, start }) => kind === 'number' && start > first.end);
  if (!isOfDish || !ofThem.test(gap) || isForMany || tokens[first.start]?.afterBreak) return undefined;
  const wish = { ...first, start: part.start };
  return { read: read.slice(0, from), taken: { wishes: [wish, ...others], next } };
}

/** "One of them without", "one should be without", "one for me without" */
const ofThem =
  /^(?:(?:of|them|those|these|should|must|is|be|to|made|come)(?: |$))*(?:for (?:me|him|her|us|(?:my|our|his|her) \w+))?$/;

/** How many were asked for, where that was counted right before the name. */
function amountOf(path: readonly Segment[], dish: DishSegment): number | undefined {
  const place = path.findIndex(({ start, kind }) => kind === 'dish' && start === dish.start);
  const amount = path[beforeSizes(path, place)];
  return place >= 0 && amount?.kind === 'number' && amount.form !== 'article' ? amount.count : undefined;
}
