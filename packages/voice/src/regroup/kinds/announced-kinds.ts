import { categoryOf, headWord } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';
import { dropBareHeads } from './bare-heads.ts';
import { type Group, groupAt, isPluralAt } from './counted-groups.ts';
import { isIncomplete } from './find-kind.ts';
import { firstWordsBehind, kindsBehind, listBehind, wordsBehind } from './kind-lists.ts';
import { dishOf } from './kinds-of-head.ts';

/**
 * "Five medium pizzas, three pepperoni and two hawaiian": where the kinds add up to the number that was announced,
 * only they are ordered, each in the size that was announced. "Naan, four roghni" announces without a number.
 */
export const readAnnouncedKinds: Pass = (index, tokens, path) => {
  const read = [...path];
  for (let place = 0; place < read.length; place++) {
    const announced = groupAt(tokens, read, place);
    if (announced === undefined || (announced.isBare && !announcesSizes(tokens, read, announced))) continue;
    const readKinds = [kindsBehind, firstWordsBehind, listBehind, wordsBehind].find((reader) =>
      isWholeList(index, tokens, read, announced, reader(tokens, read, announced)),
    );
    if (readKinds === undefined) continue;
    const found = readKinds(tokens, read, announced);
    found.toReversed().forEach((kind) => {
      const dish = dishOf(index, tokens, read, announced, kind);
      if (dish === undefined) return;
      const [first, last] = kind.words;
      read.splice(first, last - first + 1, {
        ...dish,
        announced: [...announced.modifiers, ...(kind.isBare ? kind.modifiers : [])],
      });
    });
    const told = read.slice(announced.from, announced.to).map(asFiller);
    read.splice(announced.from, told.length, ...told);
  }
  return dropBareHeads(index, tokens, read);
};

/** Do these kinds add up to what was announced, and is every one of them a dish? */
function isWholeList(
  index: VoiceIndex,
  tokens: readonly Token[],
  path: readonly Segment[],
  announced: Group,
  kinds: readonly Group[],
): boolean {
  const sum = kinds.reduce((total, { count }) => total + count, 0);
  if (kinds.length < 2 || sum !== announced.count) return false;
  // "Two pizzas, one large and one small" is shared out where modifiers are.
  if (kinds.every(({ isBare }) => isBare)) return false;
  // "Two cups tomato, one bowl leek": the second has a size of its own, so the first was no announcement.
  const isSized = (part: Segment) => part.kind === 'option' && part.option.heat === undefined;
  if (announced.isBare && path.slice(announced.to, kinds.at(-1)?.to).some(isSized)) return false;
  const dishes = kinds.map((kind) => dishOf(index, tokens, path, announced, kind));
  return dishes.every((dish) => dish !== undefined) && !isOrdered(index, path, announced, dishes);
}

/** "Four coffees, two apple pies and two cheesecakes": a Coffee is sold, and none of the others is a kind of it. */
function isOrdered(
  index: VoiceIndex,
  path: readonly Segment[],
  { words: [first, last] }: Group,
  kinds: readonly DishSegment[],
): boolean {
  const named = path[first];
  if (named?.kind !== 'dish' || first !== last || isIncomplete(named)) return false;
  const category = (dish: DishSegment) => categoryOf(index, dish.candidates[0]?.title);
  return category(named) !== '' && kinds.every((kind) => category(kind) !== category(named));
}

/** "Three mediums a latte …", "two large, a latte and …"; "two large lattes" announces nothing. */
function announcesSizes(tokens: readonly Token[], path: readonly Segment[], { to }: Group): boolean {
  const [last, next] = [path[to - 1], path[to]];
  if (last === undefined || next === undefined) return false;
  // "Two plates chicken biryani and one cola" counts the biryani.
  if (last.kind === 'unit' && next.kind === 'dish' && tokens[next.start]?.afterBreak !== true) return false;
  return isPluralAt(tokens, last) || tokens[next.start]?.afterBreak === true;
}

/** "Two soups, hot and sour", "three burgers, zinger", "two wraps, falafel": as many of the one kind named behind them. */
export const readAnnouncedKind: Pass = (index, tokens, path) => {
  const read = [...path];
  path.forEach((part, place) => {
    const [count, behind, next] = [path[place - 1], path[place + 1], path[place + 2]];
    if (behind?.kind !== 'dish' || count?.kind !== 'number' || count.count < 2) return;
    const isOnlyOne = next === undefined || (next.kind !== 'dish' && next.kind !== 'connector');
    if (!isOnlyOne || tokens[behind.start]?.afterBreak !== true || !isPluralAt(tokens, part)) return;
    const kind = kindOf(index, tokens, part, behind);
    if (kind !== undefined) read.splice(place, 2, asFiller(part), kind);
  });
  return read;
};

/** The dish as one of what was counted before it, by its name or by where the card lists it. */
function kindOf(
  index: VoiceIndex,
  tokens: readonly Token[],
  counted: Segment,
  dish: DishSegment,
): DishSegment | undefined {
  const head = tokens[counted.end - 1]?.key;
  const called = dish.candidates.filter(({ title }) => headWord(index, title) === head);
  const isBare = called.some(({ isBareHead }) => isBareHead);
  const saysOnlyKind = counted.kind === 'dish' ? isKindOnly(counted) : counted.kind === 'other';
  if (!saysOnlyKind || isBare) return undefined;
  if (called.length > 0) return { ...dish, candidates: called };
  const category = categoryOf(index, dish.candidates[0]?.title);
  const isListed = counted.kind === 'dish' && category === categoryOf(index, counted.candidates[0]?.title);
  return isListed && category !== '' ? dish : undefined;
}

/** "Soups": the word that says what it is, and no other of its name. */
const isKindOnly = (dish: DishSegment): boolean =>
  isIncomplete(dish) && dish.candidates[0]?.isHeadless === false;
