import { categoryOf, headWord } from '../../menu/title-facts.ts';
import type { VoiceIndex } from '../../menu/voice-index.ts';
import type { Token } from '../../read/tokenise.ts';
import type { DishSegment, Segment } from '../../segment/segments.ts';
import type { Pass } from '../pass.ts';
import { asFiller } from '../path-parts.ts';
import { dropBareHeads } from './bare-heads.ts';
import { type Group, groupAt, isName, isPluralAt } from './counted-groups.ts';
import { isIncomplete } from './find-kind.ts';
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

/** "…, three pepperoni and two hawaiian": counted kinds, until they add up to what was announced. */
function kindsBehind(tokens: readonly Token[], path: readonly Segment[], announced: Group): Group[] {
  const kinds: Group[] = [];
  // "Five lassis please, three mango …"
  const behind = path.findIndex((_, place) => place >= announced.to && !closesOrder(tokens, path, place));
  let at = behind < 0 ? announced.to : behind;
  const isParted = tokens[path[at]?.start ?? -1]?.afterBreak === true || path[at]?.kind === 'number';
  let sum = 0;
  while (isParted && at < path.length && sum < announced.count) {
    const kind = groupAt(tokens, path, path[at]?.kind === 'connector' ? at + 1 : at);
    if (kind === undefined) break;
    kinds.push(kind);
    sum += kind.count;
    at = sum < announced.count ? behindWishes(tokens, path, kind.to) : kind.to;
  }
  return kinds;
}

/** "Please", "for us", "bhej do", "send": nothing is said of what was announced, and the kinds may follow. */
function closesOrder(tokens: readonly Token[], path: readonly Segment[], place: number): boolean {
  const part = path[place];
  const next = path.slice(place + 1).find(({ kind }) => kind !== 'filler');
  if (part === undefined) return false;
  if (part.kind === 'filler' || (part.kind === 'link' && tokens[part.start]?.text === 'for')) return true;
  const isParted = next?.kind === 'number' || tokens[next?.start ?? -1]?.afterBreak === true;
  // "Bhej do": the "do" of a verb is no two.
  const isWeak = part.kind === 'number' && part.form === 'weak';
  const isVerb = part.kind === 'command' && /^(?:add|make)$/.test(part.command);
  return isParted && (isWeak || isVerb);
}

/** "…, three chicken two fish soft shell": what else is said of a kind stands behind its name. */
const firstWordsBehind = (tokens: readonly Token[], path: readonly Segment[], announced: Group): Group[] =>
  kindsBehind(tokens, path, announced).map((kind) => ({ ...kind, words: [kind.words[0], kind.words[0]] }));

/** "… one chicken with mild salsa and one steak": the place of the next amount, past what the one before comes with. */
function behindWishes(tokens: readonly Token[], path: readonly Segment[], place: number): number {
  if (!/^(?:with|without|no|on)$/.test(tokens[path[place]?.start ?? -1]?.text ?? '')) return place;
  const next = path.findIndex(
    (segment, at) =>
      at > place &&
      segment.kind === 'number' &&
      (segment.form === 'spoken' || segment.form === 'article') &&
      (path[at - 1]?.kind === 'connector' || tokens[segment.start]?.afterBreak === true),
  );
  return next < 0 ? place : next;
}

/** "…: a latte, a mocha and a cappuccino": one of each, parted by "and", pauses or articles. */
function listBehind(tokens: readonly Token[], path: readonly Segment[], announced: Group): Group[] {
  const kinds: Group[] = [];
  let at = announced.to;
  // "Two coffees and milkshakes …": what goes on with "and" was ordered, not announced.
  if (path[at]?.kind === 'connector') return [];
  while (at < path.length && kinds.length < announced.count) {
    const from = at;
    // "…: large meat feast, medium vegetarian": each may have a size of its own.
    while (isGlue(path[at]) || path[at]?.kind === 'option') at++;
    const first = at;
    while (isName(path[at]) && (at === first || !tokens[path[at]?.start ?? -1]?.afterBreak)) at++;
    if (at === first) break;
    kinds.push({ from, to: at, count: 1, modifiers: [], words: [first, at - 1] });
    if (kinds.length < announced.count) at = behindWishes(tokens, path, at);
  }
  return kinds;
}

/** "Three mediums pepperoni fajita and margherita": as many words as were announced. */
const wordsBehind = (tokens: readonly Token[], path: readonly Segment[], announced: Group): Group[] =>
  listBehind(tokens, path, announced)
    .flatMap((kind) =>
      path
        .slice(kind.words[0], kind.words[1] + 1)
        .map((_, offset): Group => ({ ...kind, words: [kind.words[0] + offset, kind.words[0] + offset] })),
    )
    .slice(0, announced.count + 1);

const isGlue = (segment: Segment | undefined): boolean =>
  segment?.kind === 'connector' ||
  segment?.kind === 'filler' ||
  (segment?.kind === 'number' && segment.count === 1 && !segment.goesBack);
