import { findPortion, findSpice, type Option } from '../menu/options.ts';
import type { IndexedDish, VoiceIndex } from '../menu/voice-index.ts';
import type { Token } from '../read/tokenise.ts';
import type { DishSegment, Modifier, Segment } from '../segment/segments.ts';
import { assignCosts } from '../weights.ts';
import { dividedGroups } from './divided-groups.ts';
import { isCount, isHeat, isSize, isSizeOrHeat, sizeDimensions } from './modifier-kinds.ts';

const maxModifiersInGap = 12;

/**
 * For every gap between two dishes, how many of its modifiers look back; the cuts of a clause are chosen
 * together, at least cost.
 */
export function chooseCuts(
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
    // "A large one mild, the pad thai with chicken": what is said before the "the" is of the dish before.
    let cost = dish.isToldAgain ? before.length * assignCosts.never : 0;
    for (const part of before)
      cost += sideCost(part, 'before') + crossing(part.end, dish.start) + supportCost(index, dish, part);
    // "Cream puffs box of four, a donut": packed as the dish before is sold.
    const isPackOfLast = (part: Modifier) =>
      isMeasureOf(index, dishes[place - 1], part) && !isMeasureOf(index, dish, part);
    cost += assignCosts.unsupported * before.filter(isPackOfLast).length;
    for (const part of after)
      cost += sideCost(part, 'after') + crossing(dish.end, part.start) + supportCost(index, dish, part);
    const firstCount = before.findIndex(isCount);
    cost +=
      assignCosts.beforeAmount *
      before
        .slice(0, Math.max(0, firstCount))
        .filter((part) => part.kind === 'option' || isMeasureOf(index, dishes[place - 1], part)).length;
    // "A salad, large please and one coke", "… and six onion rings": behind a size the "and" begins anew.
    const firstAmount = before.findIndex((part) => isCount(part) || part.kind === 'measure');
    const amount = before[firstAmount];
    const isParted = (part: Modifier) =>
      part.kind === 'option' &&
      amount !== undefined &&
      crossing(part.end, amount.start) >= assignCosts.connector;
    cost += assignCosts.beforeAnd * before.slice(0, Math.max(0, firstAmount)).filter(isParted).length;
    cost +=
      assignCosts.beforeSize *
      before.filter((part, at) => isHeatBeforeSize(index, dishes[place - 1], part, before[at + 1])).length;
    return (
      cost +
      tornCost(after.at(-1), gaps[place + 1]?.[after.length]) +
      (isOfNext(index, after.at(-1), dishes[place + 1])
        ? plainCost(before, after, dishesOf(index, dish))
        : repetitionCost(before, after, dishesOf(index, dish)))
    );
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
    if (part.goesBack) return side === 'before' ? assignCosts.never : 0;
    if (side === 'before') return 0;
    return part.form === 'article' ? assignCosts.never : assignCosts.numberBehind;
  }
  if (side === 'before') return 0;
  return part.kind === 'unit' ? assignCosts.unitBehind : assignCosts.optionBehind;
}

/** Sum of the connectors, breaks and stray words between two tokens. */
function crossingCosts(
  parts: readonly Segment[],
  tokens: readonly Token[],
): (from: number, to: number) => number {
  const upTo: number[] = [0];
  const added: number[] = new Array<number>(tokens.length + 1).fill(0);
  for (const part of parts) {
    // "… with lettuce, tomato, pickles, whole": the list belongs to the dish, however long it is.
    const isListed = part.kind === 'option' && parts[parts.indexOf(part) - 1]?.kind === 'option';
    const isPause = tokens[part.start]?.afterBreak === true && part.kind !== 'wish' && !isListed;
    if (isPause) added[part.start] = (added[part.start] ?? 0) + assignCosts.break;
    const cost =
      part.kind === 'connector' ? assignCosts.connector : part.kind === 'other' ? assignCosts.strayWord : 0;
    added[part.end] = (added[part.end] ?? 0) + cost;
  }
  for (let at = 0; at <= tokens.length; at++) upTo.push((upTo[at] ?? 0) + (added[at] ?? 0));
  return (from, to) =>
    (upTo[to + 1] ?? 0) - (upTo[from + 1] ?? 0) + (tokens[from]?.afterBreak ? assignCosts.break : 0);
}

function supportCost(index: VoiceIndex, dish: DishSegment, part: Modifier): number {
  if (part.kind === 'option') return optionCost(index, dish, part.option);
  // Six pieces of what has no pieces are six of it; six inches or twelve ounces of soup are nothing.
  const isSize = part.kind === 'measure' && sizeDimensions.has(part.measure.dimension);
  return isSize ? optionCost(index, dish, { text: '', measure: part.measure }) : 0;
}

/** Can the dish that is probably meant, in some restaurant, be had so? */
function optionCost(index: VoiceIndex, dish: DishSegment, option: Option): number {
  const best = dish.candidates[0];
  const title = best === undefined ? undefined : index.titles[best.title];
  if (title?.size !== undefined && (option.size !== undefined || option.measure !== undefined)) return 0;
  const costs = (title?.dishes ?? []).slice(0, 8).map((place) => {
    const known = index.dishes[place];
    if (known === undefined) return assignCosts.unsupported;
    if (findSpice(known.spiceLevels, option) !== undefined) return 0;
    if (findPortion(known.portions, option) === undefined) return assignCosts.unsupported;
    const isNear =
      option.size !== undefined && known.portions.every((portion) => portion.size !== option.size);
    return isNear ? assignCosts.nearSize : 0;
  });
  return Math.min(assignCosts.unsupported, ...costs);
}

/** "Biryani medium full handi": a heat before a size is the heat of the dish before. */
const isHeatBeforeSize = (
  index: VoiceIndex,
  before: DishSegment | undefined,
  part: Modifier,
  next: Modifier | undefined,
): boolean =>
  part.kind === 'option' &&
  part.option.heat !== undefined &&
  next !== undefined &&
  isSizeOrHeat(next) &&
  before !== undefined &&
  optionCost(index, before, part.option) === 0;

/** "Malai boti double mild bihari boti": a size and a heat in one breath are said of one dish. */
const tornCost = (last: Modifier | undefined, next: Modifier | undefined): number =>
  last !== undefined && next?.start === last.end && isSize(last) && isHeat(next) ? assignCosts.torn : 0;

/** "Gol gappay do plate hot aur ek large orange juice": right before a dish that is sold so, it is said of that. */
const isOfNext = (index: VoiceIndex, part: Modifier | undefined, next: DishSegment | undefined): boolean =>
  part?.kind === 'option' &&
  part.end === next?.start &&
  part.option.size !== undefined &&
  optionCost(index, next, part.option) === 0;

/** "A turkey sub footlong one tuna sub": so long is the dish before sold. */
const isMeasureOf = (index: VoiceIndex, dish: DishSegment | undefined, part: Modifier): boolean =>
  part.kind === 'measure' &&
  dish !== undefined &&
  optionCost(index, dish, { text: '', measure: part.measure }) === 0;

const dishesOf = (index: VoiceIndex, dish: DishSegment): readonly IndexedDish[] =>
  (index.titles[dish.candidates[0]?.title ?? -1]?.dishes ?? [])
    .slice(0, 8)
    .flatMap((place) => index.dishes[place] ?? []);

/** "Combo", "basket": it is sold under that name, which says nothing of a size. */
const isPortionOf = (dishes: readonly IndexedDish[], part: Modifier): boolean =>
  part.kind === 'option' &&
  part.option.size === undefined &&
  part.option.heat === undefined &&
  dishes.some(({ portions }) => portions.some(({ text }) => text === part.option.text));

/** Two sizes for one dish hardly are; "medium" is a size for sure where there is no spice to choose. */
function repetitionCost(
  before: readonly Modifier[],
  after: readonly Modifier[],
  dishes: readonly IndexedDish[],
): number {
  const groups = dividedGroups(before, after);
  if (groups !== undefined) return -assignCosts.dividedBonus;
  return plainCost(before, after, dishes);
}

function plainCost(
  before: readonly Modifier[],
  after: readonly Modifier[],
  dishes: readonly IndexedDish[],
): number {
  const all = [...before, ...after];
  const hasSpice = dishes.some(({ spiceLevels }) => spiceLevels.length > 0);
  const isPortion = (part: Modifier) =>
    (hasSpice ? isSize(part) : isSizeOrHeat(part)) || isPortionOf(dishes, part);
  // "Footlong", "two pieces" of what is sold by the piece: a dish has one of them.
  const isMeasured = (part: Modifier) =>
    part.kind === 'measure' &&
    (sizeDimensions.has(part.measure.dimension) ||
      dishes.some(({ portions }) =>
        portions.some(({ measure }) => measure?.dimension === part.measure.dimension),
      ));
  const isDoubtful = hasSpice && all.filter(isSizeOrHeat).length > 1 && all.filter(isSize).length === 1;
  return [isCount, isPortion, isHeat, isMeasured].reduce(
    (cost, isKind) => cost + assignCosts.repeated * Math.max(0, all.filter(isKind).length - 1),
    isDoubtful ? assignCosts.doubtfulRepeat : 0,
  );
}
