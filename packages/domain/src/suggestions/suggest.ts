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
 * follow each other in the order of the foods, and those of closed kitchens come last. What the hour speaks against comes by its points alone: soup in the
 * rain has its place at breakfast, and not before the tea.
 */
export function suggestGroups<C extends Candidate>(
  candidates: readonly C[],
  moment: Moment,
  bounds: Bounds,
): SuggestedGroup<C>[] {
  const { dishes, scored, mostFoods, hasSky } = scoreAll(candidates, moment);
  const titles = [...new Set(dishes.map(({ dish }) => dish.category))];
  const groups = titles.flatMap((title) => {
    const isInGroup = ({ dish }: ScoredDish) => dish.category === title;
    const all = dishes.filter(isInGroup);
    const open = all.filter(({ dish }) => dish.isOpen);
    const group = groupOf(open, bounds);
    if (group) return [{ title, ...group }];
    const ofClosed = groupOf(all, bounds);
    return ofClosed ? [{ title, ...openFirst(ofClosed, open, scored.filter(isInGroup), bounds) }] : [];
  });
  const strongest = strongestOf(groups, mostFoods, bounds.groups);
  const ordered = inOrderOfFoods(strongest, mostFoods);
  return (hasSky ? skyFirst(ordered, mostFoods) : ordered)
    .map(({ title, reason, dishes }) => ({ title, reason, dishes }))
    .toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
}

const isOpen = ({ dishes }: Pick<SuggestedGroup, 'dishes'>): boolean =>
  dishes.some(({ dish }) => dish.isOpen);

function groupOf<C extends Candidate>(dishes: readonly ScoredDish<C>[], bounds: Bounds) {
  const best = dishes.toSorted(byPoints);
  const [first] = best;
  if (!first?.reason || !isReasonEnough(first)) return undefined;
  // What the hour brings speaks for such dishes alone: wings between meals bring no boti.
  const isBrought = ({ kinds }: ScoredDish) => first.reason?.kind !== 'hour' || kinds.includes('hour');
  const wanted = best
    .filter((dish) => dish.points >= 0 && isBrought(dish))
    .slice(0, bounds.dishesPerGroup)
    // What the weather's foods promise is what one looks for first.
    .toSorted((a, b) => a.titleRank - b.titleRank);
  const foodRank = Math.min(...wanted.map((dish) => dish.foodRank));
  const { reason, points, isAgainstHour } = first;
  return { reason, points, foodRank, isAgainstHour, dishes: wanted };
}

/**
 * A group that closed kitchens are the reason for. What open ones have of it is shown instead, also where the hour
 * speaks against it, as long as the group's reason speaks for it, too; a habit speaks for its whole group.
 */
function openFirst<C extends Candidate, G extends { reason: Reason; dishes: readonly ScoredDish<C>[] }>(
  group: G,
  open: readonly ScoredDish<C>[],
  scored: readonly ScoredDish<C>[],
  bounds: Bounds,
): G {
  const { reason } = group;
  const isHabit = reason.kind === 'own';
  const instead = (isHabit ? scored : open)
    .filter(({ dish, pointsAtAnyHour }) => dish.isOpen && pointsAtAnyHour >= 0)
    .filter(({ kinds }) => isHabit || kinds.includes(reason.kind))
    .toSorted(byPoints)
    .slice(0, bounds.dishesPerGroup);
  if (instead.length === 0) {
    const byOpenness = (a: ScoredDish, b: ScoredDish) => Number(b.dish.isOpen) - Number(a.dish.isOpen);
    return { ...group, dishes: group.dishes.toSorted(byOpenness) };
  }
  const sentence = [reason.sentence, ...(isHabit ? ['Its kitchen is closed right now.'] : [])].join(' ');
  return { ...group, reason: { ...reason, sentence }, dishes: instead };
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
  const inTurn = open
    .toSorted(byPoints)
    .map((scored) => {
      const turn = taken.get(scored.dish.category) ?? 0;
      taken.set(scored.dish.category, turn + 1);
      return { scored, turn };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ scored }) => scored);
  return withoutTooManyHabits(inTurn, most).slice(0, most);
}

/** At most half of them were ordered before; a single one may be. */
function withoutTooManyHabits<D extends ScoredDish>(dishes: readonly D[], most: number): D[] {
  const habits = dishes.filter(({ kinds }) => kinds.includes('own'));
  const mostHabits = Math.max(1, Math.min(Math.floor(most / 2), dishes.length - habits.length));
  const left = new Set(habits.slice(mostHabits));
  return dishes.filter((dish) => !left.has(dish));
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
  return { dishes, scored, mostFoods: advice?.foods.length ?? 0, hasSky: (advice?.skyTags.length ?? 0) > 0 };
}

const byPoints = (a: { readonly points: number }, b: { readonly points: number }) => b.points - a.points;

/** A little help of the hour does not make a suggestion; a strong one does. */
const isReasonEnough = ({ points, reason }: ScoredDish): boolean =>
  points > 0 && reason !== undefined && (reason.kind === 'weather' || reason.points >= BRINGS);

type Ranked = { readonly foodRank: number; readonly isAgainstHour: boolean };

const isNamedNow = ({ foodRank, isAgainstHour }: Ranked, mostFoods: number): boolean =>
  foodRank < mostFoods && !isAgainstHour;

/** The groups that the foods name change places among themselves; the others stay where they are. */
function inOrderOfFoods<G extends Ranked>(groups: readonly G[], mostFoods: number): G[] {
  const named = groups
    .filter((group) => isNamedNow(group, mostFoods))
    .toSorted((a, b) => a.foodRank - b.foodRank)
    .values();
  return groups.map((group) => (isNamedNow(group, mostFoods) ? (named.next().value ?? group) : group));
}

/** Rain, snow or fog is what a person would speak of first: what they promise comes before everything else. */
const skyFirst = <G extends Ranked>(groups: readonly G[], mostFoods: number): G[] =>
  groups.toSorted((a, b) => Number(isNamedNow(b, mostFoods)) - Number(isNamedNow(a, mostFoods)));
