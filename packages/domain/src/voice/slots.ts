import { findPortion, findSpice, type Option } from './options.ts';
import type { NumberMeaning, Segment } from './segments.ts';
import type { Token } from './tokenise.ts';
import type { VoiceIndex } from './voice-index.ts';

export type DishSegment = Extract<Segment, { kind: 'dish' }>;
export type Modifier = Extract<Segment, { kind: 'number' | 'measure' | 'option' | 'unit' }>;

/** A dish with what was said of it, before and after. */
export type DishPhrase = {
  readonly dish: DishSegment;
  readonly before: Modifier[];
  readonly after: Modifier[];
};

export type ClauseReading = {
  readonly phrases: readonly DishPhrase[];
  /** Said without a dish in the clause. */
  readonly loose: readonly Modifier[];
  /** Said of all of them: "both large". */
  readonly shared: readonly Modifier[];
};

const never = 9;
const connectorCost = 1;
const breakCost = 1.5;
const strayWordCost = 0.3;
const unsupportedCost = 2;
const repeatedCost = 1.3;
const dividedBonus = 4;
const maxModifiersInGap = 12;
/** "Everything spicy please, two burgers": so near to the word the options are for all. */
const longestSharedPhrase = 2;

/**
 * Gives every amount, size and heat to the dish it belongs to. Between two dishes the modifiers part at one
 * cut, the first ones looking back, the rest ahead; the cuts of a clause are chosen together, at least cost.
 */
export function readClause(
  index: VoiceIndex,
  tokens: readonly Token[],
  segments: readonly Segment[],
): ClauseReading {
  const parts = settleWeakNumbers(segments, tokens);
  const dishes = parts.filter((part): part is DishSegment => part.kind === 'dish');
  const { modifiers, shared } = takeShared(parts, dishes.at(-1));
  const first = dishes[0];
  if (first === undefined) return { phrases: [], loose: modifiers, shared };
  const gaps: Modifier[][] = Array.from({ length: dishes.length + 1 }, () => []);
  for (const modifier of modifiers) {
    const gap = dishes.findIndex((dish) => modifier.start < dish.start);
    gaps[gap < 0 ? dishes.length : gap]?.push(modifier);
  }
  const cuts = chooseCuts(index, parts, tokens, dishes, gaps);
  const phrases = dishes.map((dish, place) => ({
    dish,
    before: (gaps[place] ?? []).slice(place === 0 ? 0 : (cuts[place] ?? 0)),
    after: (gaps[place + 1] ?? []).slice(0, cuts[place + 1] ?? maxModifiersInGap),
  }));
  return { phrases, loose: [], shared };
}

/** "Do naan" is two naan and "for naan" four, yet "do you" and "for me" are no amounts. */
function settleWeakNumbers(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  let isItemStart = true;
  return segments.map((segment, place) => {
    const next = segments[place + 1];
    const opensItem = isItemStart || tokens[segment.start]?.afterBreak === true;
    if (segment.kind === 'connector') isItemStart = true;
    else if (segment.kind !== 'filler') isItemStart = false;
    if (segment.kind !== 'number' || segment.form !== 'weak') return segment;
    const leadsOn =
      next !== undefined && (next.kind === 'dish' || next.kind === 'unit' || next.kind === 'option');
    const isUrdu = tokens[segment.start]?.text === 'do';
    if (leadsOn && !tokens[next.start]?.afterBreak && (opensItem || isUrdu))
      return { ...segment, form: 'spoken' as const };
    return { start: segment.start, end: segment.end, worth: 0, kind: 'filler' as const };
  });
}

/** With "both" or "all" before the first dish or behind the last, sizes and heats are for every dish. */
function takeShared(parts: readonly Segment[], lastDish: DishSegment | undefined) {
  const firstDish = parts.find((part) => part.kind === 'dish');
  const isOutside = (part: Segment) =>
    part.start < (firstDish?.start ?? 0) || part.start >= (lastDish?.end ?? 0);
  const scope = parts.find((part) => part.kind === 'scope' && isOutside(part));
  const all = parts.filter(
    (part): part is Modifier =>
      part.kind === 'number' || part.kind === 'measure' || part.kind === 'option' || part.kind === 'unit',
  );
  if (scope === undefined) return { modifiers: all, shared: [] as Modifier[] };
  const isAhead = scope.start < (firstDish?.start ?? 0);
  const sharedUntil = isAhead ? scope.end + longestSharedPhrase : Number.POSITIVE_INFINITY;
  const isShared = (part: Modifier) =>
    part.kind === 'option' && part.start >= scope.end && part.start < sharedUntil;
  return { modifiers: all.filter((part) => !isShared(part)), shared: all.filter(isShared) };
}

function chooseCuts(
  index: VoiceIndex,
  parts: readonly Segment[],
  tokens: readonly Token[],
  dishes: readonly DishSegment[],
  gaps: readonly Modifier[][],
): number[] {
  const crossing = crossingCosts(parts, tokens);
  const phraseCost = (place: number, before: readonly Modifier[], after: readonly Modifier[]): number => {
    const dish = dishes[place];
    if (dish === undefined) return 0;
    let cost = 0;
    for (const part of before)
      cost += sideCost(part, 'before') + crossing(part.end, dish.start) + supportCost(index, dish, part);
    for (const part of after)
      cost += sideCost(part, 'after') + crossing(dish.end, part.start) + supportCost(index, dish, part);
    return cost + repetitionCost(before, after);
  };
  type State = { cost: number; cuts: number[] };
  let states: State[] = [{ cost: 0, cuts: [0] }];
  for (let place = 0; place < dishes.length; place++) {
    const before = gaps[place] ?? [];
    const after = gaps[place + 1] ?? [];
    const isLast = place === dishes.length - 1;
    const choices = isLast
      ? [after.length]
      : Array.from({ length: Math.min(after.length, maxModifiersInGap) + 1 }, (_, cut) => cut);
    states = choices.map((cut) => {
      let best: State = { cost: Number.POSITIVE_INFINITY, cuts: [] };
      for (const state of states) {
        const cost =
          state.cost + phraseCost(place, before.slice(state.cuts[place] ?? 0), after.slice(0, cut));
        if (cost < best.cost) best = { cost, cuts: [...state.cuts, cut] };
      }
      return best;
    });
  }
  return states.reduce((best, state) => (state.cost < best.cost ? state : best)).cuts;
}

function sideCost(part: Modifier, side: 'before' | 'after'): number {
  if (part.kind === 'number') {
    if (part.goesBack) return side === 'before' ? never : 0;
    if (side === 'before') return 0;
    return part.form === 'article' ? never : 0.6;
  }
  if (side === 'before') return 0;
  return part.kind === 'unit' ? 0.3 : 0.15;
}

/** Sum of the connectors, breaks and stray words between two tokens. */
function crossingCosts(
  parts: readonly Segment[],
  tokens: readonly Token[],
): (from: number, to: number) => number {
  const upTo: number[] = [0];
  const added: number[] = new Array<number>(tokens.length + 1).fill(0);
  for (const part of parts) {
    if (tokens[part.start]?.afterBreak) added[part.start] = (added[part.start] ?? 0) + breakCost;
    const cost = part.kind === 'connector' ? connectorCost : part.kind === 'other' ? strayWordCost : 0;
    added[part.end] = (added[part.end] ?? 0) + cost;
  }
  for (let at = 0; at <= tokens.length; at++) upTo.push((upTo[at] ?? 0) + (added[at] ?? 0));
  return (from, to) =>
    (upTo[to + 1] ?? 0) - (upTo[from + 1] ?? 0) + (tokens[from]?.afterBreak ? breakCost : 0);
}

function supportCost(index: VoiceIndex, dish: DishSegment, part: Modifier): number {
  if (part.kind !== 'option') return 0;
  return supportsOption(index, dish, part.option) ? 0 : unsupportedCost;
}

/** Can the dish that is probably meant, in some restaurant, be had so? */
function supportsOption(index: VoiceIndex, dish: DishSegment, option: Option): boolean {
  const best = dish.candidates[0];
  const title = best === undefined ? undefined : index.titles[best.title];
  if (title?.size !== undefined && (option.size !== undefined || option.measure !== undefined)) return true;
  const places = title?.dishes ?? [];
  return places.slice(0, 8).some((place) => {
    const known = index.dishes[place];
    return (
      known !== undefined &&
      (findPortion(known.portions, option) ?? findSpice(known.spiceLevels, option)) !== undefined
    );
  });
}

const isCount = (part: Modifier): part is Modifier & NumberMeaning =>
  part.kind === 'number' && part.form !== 'more';
const isSize = (part: Modifier) =>
  part.kind === 'option' && part.option.size !== undefined && part.option.heat === undefined;
const isHeat = (part: Modifier) =>
  part.kind === 'option' && part.option.heat !== undefined && part.option.size === undefined;

function repetitionCost(before: readonly Modifier[], after: readonly Modifier[]): number {
  if (dividedGroups(before, after) !== undefined) return -dividedBonus;
  const all = [...before, ...after];
  return [isCount, isSize, isHeat].reduce(
    (cost, isKind) => cost + repeatedCost * Math.max(0, all.filter(isKind).length - 1),
    0,
  );
}

/** "Two pizzas, one large and one small": the groups, when they share out what was counted. */
export function dividedGroups(
  before: readonly Modifier[],
  after: readonly Modifier[],
): Modifier[][] | undefined {
  const inFront = groupByCount(before);
  if (inFront.length >= 2 && inFront.every(describes)) return inFront;
  const behind = groupByCount(after);
  const total = before.findLast(isCount)?.count;
  if (behind.length < 2 || !behind.every(describes)) return undefined;
  const sum = behind.reduce((count, group) => count + (group.find(isCount)?.count ?? 0), 0);
  return total === undefined || total === sum ? behind : undefined;
}

function groupByCount(parts: readonly Modifier[]): Modifier[][] {
  const groups: Modifier[][] = [];
  for (const part of parts) {
    if (isCount(part)) groups.push([part]);
    else groups.at(-1)?.push(part);
  }
  return groups;
}

const describes = (group: readonly Modifier[]) =>
  group.some((part) => part.kind === 'option' || part.kind === 'measure');
