import { isListedUnder } from '../menu/title-facts.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { DishCandidate, DishSpan } from '../names/dish-spans.ts';
import { opensWish } from '../names/name-support.ts';
import { findRestaurantSpans } from '../names/restaurant-spans.ts';
import { findPartsOfWholes } from '../names/whole-names.ts';
import type { TokenRole } from '../read/token-roles.ts';
import type { Token } from '../read/tokenise.ts';
import { defaultWords, descriptorWords, kindWords } from '../tables/food-words.ts';
import {
  beforeManners,
  flavourWords,
  leadsToDip,
  preparedWords,
  startsManner,
} from '../tables/wish-words.ts';
import { nameWeights, segmentWorths, wordWeights } from '../weights.ts';
import { laidListEnd } from './laid-on.ts';
import { lexicalSegmentsAt, type Segment } from './segments.ts';

/** The best reading of the whole transcript as a row of segments, by dynamic programming from the right. */
export function decode(
  index: VoiceIndex,
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  spans: readonly DishSpan[],
): Segment[] {
  const segmentsByStart: Segment[][] = tokens.map((_, start) =>
    lexicalSegmentsAt(index, tokens, roles, start),
  );
  const isPart = findPartsOfWholes(spans, roles);
  for (const { start, end, candidates } of spans) {
    if ((candidates[0]?.quality ?? 0) < nameWeights.leastQuality || isPart(start, end, candidates)) continue;
    const worth =
      Math.max(
        ...candidates.map(({ fit, explained }) => Math.max(fit, nameWeights.leastReference) * explained),
      ) +
      segmentWorths.dishBonus +
      ownSizeWorth(index, tokens, roles, start, end, candidates[0]);
    segmentsByStart[start]?.push({ kind: 'dish', start, end, worth, candidates });
  }
  for (const { start, end, restaurant, sure, score } of findRestaurantSpans(index, tokens)) {
    // Many restaurants are called after a dish; the very name of a dish, with no "from" before it, is the dish.
    const isDish = segmentsByStart[start]?.some(
      (segment) =>
        segment.kind === 'dish' &&
        segment.end === end &&
        (segment.candidates[0]?.missing ?? 1) < nameWeights.nothing,
    );
    if (isDish) continue;
    segmentsByStart[start]?.push({ kind: 'restaurant', start, end, worth: score, restaurant, sure });
  }
  const bestFrom: number[] = new Array<number>(tokens.length + 1).fill(0);
  const choiceAt: (Segment | undefined)[] = new Array<Segment | undefined>(tokens.length);
  for (let start = tokens.length - 1; start >= 0; start--) {
    let best = Number.NEGATIVE_INFINITY;
    for (const segment of segmentsByStart[start] ?? []) {
      const total = segment.worth - segmentWorths.segmentCost + (bestFrom[segment.end] ?? 0);
      if (total > best) {
        best = total;
        choiceAt[start] = segment;
      }
    }
    bestFrom[start] = best;
  }
  const path: Segment[] = [];
  for (let at = 0; at < tokens.length; ) {
    const segment = choiceAt[at];
    if (segment === undefined) break;
    path.push(segment);
    at = segment.end;
  }
  return dropContradictedDishes(index, path, tokens, roles);
}

/** "A large regular coffee" is a large Regular Coffee: a size that is a word of the whole name is no size. */
function ownSizeWorth(
  index: VoiceIndex,
  tokens: readonly Token[],
  roles: readonly TokenRole[],
  start: number,
  end: number,
  best: DishCandidate | undefined,
): number {
  const words = index.titles[best?.title ?? -1]?.words ?? [];
  if (best === undefined || best.isHeadless) return 0;
  // "A mini burger" is the Kids Mini Burger where nothing is sold as a mini one.
  const isWhole = best.missing < nameWeights.nothing;
  const isName = (key: string) =>
    words.includes(key) && (isWhole || (index.titleCounts.get(key) === 1 && !index.portionWords.has(key)));
  const isOwn = (at: number) => roles[at] === 'option' && isName(tokens[at]?.key ?? '');
  const count = Array.from({ length: end - start }, (_, offset) => start + offset).filter(isOwn).length;
  return count * segmentWorths.optionPerWord;
}

/**
 * "Prawn biryani" is not a chicken biryani, nor "strawberry shake" a mango shake: where a word of food, or one
 * we do not know, stands right before the name and the title has a word that was not heard, the two disagree.
 * Nor is a "russian roulette" a russian salad: a name without its last word bears no other in its place.
 */
function dropContradictedDishes(
  index: VoiceIndex,
  path: readonly Segment[],
  tokens: readonly Token[],
  roles: readonly TokenRole[],
): Segment[] {
  return path.map((segment, position) => {
    if (segment.kind !== 'dish') return segment;
    if (isHalfOfAnother(index, path, position, tokens)) return { ...segment, kind: 'other' as const };
    const after = path[position + 1];
    const isJoined = !tokens[segment.start]?.afterBreak;
    const strange = isJoined ? strangeBefore(path, position, tokens, roles) : undefined;
    const isFlavour = flavourWords.has(tokens[segment.start - 1]?.key ?? '');
    // "No parmesan alfredo pasta": the word before is refused, and no kind of it.
    const isRefused =
      segment.end - segment.start > 1 &&
      /^(?:no|without|hold|extra)$/.test(tokens[segment.start - 2]?.text ?? '');
    const lacking = isRefused ? nameWeights.little : isFlavour ? wordWeights.usual : 0;
    const follower = after === undefined ? undefined : tokens[after.start];
    // "A small decaf black": how it is made names no other dish.
    const isManner = startsManner((at) => tokens[at]?.text, after?.start ?? tokens.length);
    const isKind = kindWords.has(follower?.key ?? '') || isManner;
    const follows = after !== undefined && !follower?.afterBreak && !isKind ? roles[after.start] : undefined;
    // "A matcha made with oat milk"
    // "Nine nuggets bbq sauce": what they are dipped in.
    const isDip = leadsToDip((at) => tokens[at]?.text, after?.start ?? tokens.length);
    const isOpened = /^(?:number|article|option|unit|command|filler)$/.test(
      roles[segment.start - 1] ?? 'command',
    );
    // "Truffle oil and parmesan" is no Truffle Burger.
    const isLaid =
      isOpened &&
      after !== undefined &&
      !(preparedWords.has(follower?.key ?? '') && follower?.text === follower?.key) &&
      laidListEnd(tokens, roles, after.start) !== undefined;
    const isOver = opensWish.has(follower?.text ?? '') || isDip || isLaid;
    const trailing = after?.kind === 'other' && !isOver ? follows : undefined;
    if (strange === undefined && trailing === undefined) return segment;
    const candidates = segment.candidates.flatMap((candidate) =>
      withoutContradiction(candidate, strange, trailing, lacking),
    );
    return candidates.length > 0 ? { ...segment, candidates } : { ...segment, kind: 'other' as const };
  });
}

/** The word of food, or that nobody knows, right before a name; how it is made ("iced", "decaf") is looked past. */
function strangeBefore(
  path: readonly Segment[],
  position: number,
  tokens: readonly Token[],
  roles: readonly TokenRole[],
): TokenRole | undefined {
  const start = path[position]?.start ?? 0;
  const at = beforeManners((place) => tokens[place]?.text, start - 1);
  if (tokens.slice(at + 1, start).some(({ afterBreak }) => afterBreak)) return undefined;
  const segment = path.find(({ end }) => end === at + 1);
  // "A nestle water": a word nobody knows before it says who bottled it.
  if (roles[at] === 'unknown' && tokens[start]?.key === 'water') return undefined;
  // "A grilled chicken sub": how it is made speaks of no other dish.
  const key = tokens[at]?.key ?? '';
  const isDescriptor = roles[at] === 'unknown' && (descriptorWords.has(key) || defaultWords.has(key));
  return segment?.kind === 'other' && !isDescriptor ? roles[at] : undefined;
}

/** "Egg roll" is neither an egg fried rice nor a spring roll: two parts of names side by side are of another dish. */
function isHalfOfAnother(
  index: VoiceIndex,
  path: readonly Segment[],
  position: number,
  tokens: readonly Token[],
): boolean {
  const isPart = (segment: Segment | undefined) =>
    segment?.kind === 'dish' && (segment.candidates[0]?.fit ?? 1) < nameWeights.leastShaky;
  const [before, segment, after] = [path[position - 1], path[position], path[position + 1]];
  // "A turkey sandwich" is the Turkey and Swiss of the sandwiches.
  const namesKind = (name: Segment | undefined, kind: Segment | undefined) =>
    name?.kind === 'dish' &&
    kind !== undefined &&
    kind.end - kind.start === 1 &&
    isListedUnder(index, name.candidates[0]?.title, tokens[kind.start]?.key ?? '');
  if (namesKind(segment, after) || namesKind(before, segment)) return false;
  // "A steak quesadilla" is neither a Steak Bowl nor a Chicken Quesadilla.
  const isMixed = (kind: Segment | undefined, head: Segment | undefined) =>
    kind?.kind === 'dish' &&
    head?.kind === 'dish' &&
    !tokens[head.start]?.afterBreak &&
    kind.candidates[0]?.isHeadless === true &&
    head.candidates[0]?.isBareHead === true &&
    head.candidates[0].missing >= wordWeights.ingredient;
  if (isMixed(segment, after) || isMixed(before, segment)) return true;
  if (!isPart(segment)) return false;
  const follows = isPart(after) && !tokens[after?.start ?? -1]?.afterBreak;
  const precedes = isPart(before) && !tokens[segment?.start ?? -1]?.afterBreak;
  return follows || precedes;
}

function withoutContradiction(
  candidate: DishCandidate,
  before: TokenRole | undefined,
  after: TokenRole | undefined,
  /** A "vanilla latte" is a Caffe Latte with vanilla: so much of the name goes without saying. */
  lacking: number,
): DishCandidate[] {
  const { missing, isHeadless } = candidate;
  const most = lacking + nameWeights.nothing;
  if ((before === 'food' || before === 'unknown') && missing > most) return [];
  if (after === 'food' && missing >= nameWeights.little) return [];
  if (after !== undefined && isHeadless) return [];
  const doubt =
    (before === 'food'
      ? nameWeights.doubtAfterFood
      : before === 'unknown'
        ? nameWeights.doubtAfterUnknown
        : 1) * (after === 'food' ? nameWeights.doubtBeforeFood : 1);
  return [{ ...candidate, quality: candidate.quality * doubt }];
}
