import type { Reason } from './suggestion-types.ts';

type Ranked = { readonly foodRank: number; readonly isAgainstHour: boolean; readonly reason: Reason };

const isNamedNow = ({ foodRank, isAgainstHour }: Ranked, mostFoods: number): boolean =>
  foodRank < mostFoods && !isAgainstHour;

/** The groups that the foods name change places among themselves; the others stay where they are. */
export const inOrderOfFoods = <G extends Ranked>(groups: readonly G[], mostFoods: number): G[] =>
  reorder(
    groups,
    (group) => isNamedNow(group, mostFoods),
    (a, b) => a.foodRank - b.foodRank,
  );

/** Rain, snow or fog is what a person would speak of first; hour and season come behind what they ask for. */
export function skyFirst<G extends Ranked>(groups: readonly G[], mostFoods: number): G[] {
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
