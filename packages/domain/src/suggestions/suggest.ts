import { adviseForWeather } from '../weather.ts';
import { BRINGS } from './food-kinds.ts';
import { scoreDish } from './score-dish.ts';
import type { Candidate, Moment, Reason, ScoredDish } from './suggestion-types.ts';

export type SuggestedGroup<C extends Candidate = Candidate> = {
  readonly title: string;
  readonly reason: Reason;
  /** The most suitable first; of closed kitchens only where no open one has any. */
  readonly dishes: readonly ScoredDish<C>[];
};

export type SuggestedDish<C extends Candidate = Candidate> = ScoredDish<C> & { readonly reason: Reason };

type Bounds = { readonly groups: number; readonly dishesPerGroup: number };

/**
 * Groups of dishes that a person would agree with, the strongest reason first; those which the weather's foods name
 * follow each other in the order of the foods. What the hour speaks against comes by its points alone: soup in the
 * rain has its place at breakfast, and not before the tea.
 */
export function suggestGroups<C extends Candidate>(
  candidates: readonly C[],
  moment: Moment,
  bounds: Bounds,
): SuggestedGroup<C>[] {
  const { dishes, mostFoods, hasSky } = scoreAll(candidates, moment);
  const titles = [...new Set(dishes.map(({ dish }) => dish.category))];
  const groups = titles.flatMap((title) => {
    const all = dishes.filter(({ dish }) => dish.category === title);
    const open = all.filter(({ dish }) => dish.isOpen);
    // Closed kitchens stand in where the open ones have nothing for the moment.
    const group = groupOf(open, bounds) ?? groupOf(all, bounds);
    return group ? [{ title, ...group }] : [];
  });
  const strongest = strongestOf(groups, mostFoods, bounds.groups);
  const ordered = inOrderOfFoods(strongest, mostFoods);
  return (hasSky ? skyFirst(ordered, mostFoods) : ordered).map(({ title, reason, dishes }) => ({
    title,
    reason,
    dishes,
  }));
}

function groupOf<C extends Candidate>(dishes: readonly ScoredDish<C>[], bounds: Bounds) {
  const best = dishes.toSorted(byPoints);
  const [first] = best;
  if (!first?.reason || !isReasonEnough(first)) return undefined;
  const wanted = best.filter(({ points }) => points >= 0).slice(0, bounds.dishesPerGroup);
  const foodRank = Math.min(...wanted.map((dish) => dish.foodRank));
  const { reason, points, isAgainstHour } = first;
  return { reason, points, foodRank, isAgainstHour, dishes: wanted };
}

/** One group for each food of the weather has its place, whatever habits and the hour bring; the rest are the strongest. */
function strongestOf<G extends { readonly points: number; readonly foodRank: number }>(
  groups: readonly G[],
  mostFoods: number,
  most: number,
): G[] {
  const sorted = groups.toSorted(byPoints);
  const named = sorted.filter(
    ({ foodRank }, place) =>
      foodRank < mostFoods && sorted.findIndex((other) => other.foodRank === foodRank) === place,
  );
  const others = sorted.filter((group) => !named.includes(group));
  return [...named, ...others].slice(0, most).toSorted(byPoints);
}

/** Where nothing speaks for a dish but that it can be had. */
const openNow: Reason = { kind: 'hour', points: 0, sentence: 'Open right now.' };

/** Single dishes for one person: one of each group before the second of any. */
export function suggestDishes<C extends Candidate>(
  candidates: readonly C[],
  moment: Moment,
  most: number,
): SuggestedDish<C>[] {
  const { dishes } = scoreAll(candidates, moment);
  const open = dishes
    .filter(({ dish, points }) => dish.isOpen && points >= 0)
    .map((scored) => ({ ...scored, reason: scored.reason ?? openNow }));
  const taken = new Map<string, number>();
  return open
    .toSorted(byPoints)
    .map((scored) => {
      const turn = taken.get(scored.dish.category) ?? 0;
      taken.set(scored.dish.category, turn + 1);
      return { scored, turn };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, most)
    .map(({ scored }) => scored);
}

/** What only suits the temperature gives way where something suits the sky. */
function scoreAll<C extends Candidate>(candidates: readonly C[], moment: Moment) {
  const { weather } = moment;
  const advice = weather && adviseForWeather(weather.temperature, weather.condition);
  const scored = candidates
    .map((dish) => scoreDish(dish, moment, advice))
    .filter((dish) => dish !== undefined);
  const isSkyServed = scored.some(({ suitsSky, points }) => suitsSky && points > 0);
  const dishes = isSkyServed
    ? scored.filter(({ suitsSky, reason }) => suitsSky || reason?.kind !== 'weather')
    : scored;
  return { dishes, mostFoods: advice?.foods.length ?? 0, hasSky: (advice?.skyTags.length ?? 0) > 0 };
}

const byPoints = (a: { readonly points: number }, b: { readonly points: number }) => b.points - a.points;

/** A little help of the hour does not make a suggestion; a strong one does. */
const isReasonEnough = ({ points, reason }: ScoredDish): boolean =>
  points > 0 && reason !== undefined && (reason.kind === 'weather' || reason.points >= BRINGS);

type Ranked = { readonly foodRank: number; readonly isAgainstHour: boolean; readonly reason: Reason };

const isNamedNow = ({ foodRank, isAgainstHour }: Ranked, mostFoods: number): boolean =>
  foodRank < mostFoods && !isAgainstHour;

/** The groups that the foods name change places among themselves; the others stay where they are. */
const inOrderOfFoods = <G extends Ranked>(groups: readonly G[], mostFoods: number): G[] =>
  reorder(
    groups,
    (group) => isNamedNow(group, mostFoods),
    (a, b) => a.foodRank - b.foodRank,
  );

/** Rain, snow or fog is what a person would speak of first; hour and season come behind what they ask for. */
function skyFirst<G extends Ranked>(groups: readonly G[], mostFoods: number): G[] {
  const isLater = ({ reason }: G) => reason.kind === 'hour' || reason.kind === 'season';
  const isOfSky = (group: G) => group.reason.kind === 'weather' && isNamedNow(group, mostFoods);
  return reorder(
    groups,
    (group) => isLater(group) || isOfSky(group),
    (a, b) => Number(isLater(a)) - Number(isLater(b)),
  );
}

/** Some of the groups in another order, in the places they had together. */
function reorder<G>(
  groups: readonly G[],
  isMoved: (group: G) => boolean,
  compare: (a: G, b: G) => number,
): G[] {
  const moved = groups.filter(isMoved).toSorted(compare).values();
  return groups.map((group) => (isMoved(group) ? (moved.next().value ?? group) : group));
}
