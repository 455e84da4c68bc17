type Ranked = { readonly foodRank: number; readonly isAgainstHour: boolean };

const isNamedNow = ({ foodRank, isAgainstHour }: Ranked, mostFoods: number): boolean =>
  foodRank < mostFoods && !isAgainstHour;

/** The groups that the foods name change places among themselves; the others stay where they are. */
export function inOrderOfFoods<G extends Ranked>(groups: readonly G[], mostFoods: number): G[] {
  const named = groups
    .filter((group) => isNamedNow(group, mostFoods))
    .toSorted((a, b) => a.foodRank - b.foodRank)
    .values();
  return groups.map((group) => (isNamedNow(group, mostFoods) ? (named.next().value ?? group) : group));
}

/** Rain, snow or fog is what a person would speak of first: what they promise comes before everything else. */
export const skyFirst = <G extends Ranked>(groups: readonly G[], mostFoods: number): G[] =>
  groups.toSorted((a, b) => Number(isNamedNow(b, mostFoods)) - Number(isNamedNow(a, mostFoods)));
