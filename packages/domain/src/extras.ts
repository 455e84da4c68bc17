type Until = { readonly sold_out_until?: string | Date | null | undefined };

/** A group of choices of a dish, whatever its prices are written in. */
export type ExtraGroup<Option = unknown> = {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly options: readonly (Option & Until & { readonly name: string })[];
};

/** An option that was chosen of a dish, by its group. */
export type ChosenExtra = { readonly group: string; readonly name: string };

export const NO_EXTRAS: readonly ChosenExtra[] = [];

/** Said to be sold out for a while that has not passed. */
export const isSoldOut = ({ sold_out_until: until }: Until, now: Date): boolean =>
  until !== undefined && until !== null && new Date(until) > now;

const isSame = (a: ChosenExtra, b: ChosenExtra) => a.group === b.group && a.name === b.name;

export const findExtra = <Option>(groups: readonly ExtraGroup<Option>[], { group, name }: ChosenExtra) =>
  groups.find((one) => one.name === group)?.options.find((option) => option.name === name);

/** How many of a group were chosen, or of one of its options. */
export const countOf = (chosen: readonly ChosenExtra[], group: string, name?: string): number =>
  chosen.filter((extra) => extra.group === group && (name ?? extra.name) === extra.name).length;

/** The first thing that keeps a choice from being bought. */
export type ExtrasProblem =
  | { readonly kind: 'unknown' | 'twice'; readonly extra: ChosenExtra }
  | { readonly kind: 'few' | 'many'; readonly group: ExtraGroup };

export function findExtrasProblem(
  groups: readonly ExtraGroup[],
  chosen: readonly ChosenExtra[],
): ExtrasProblem | undefined {
  for (const [at, extra] of chosen.entries()) {
    if (findExtra(groups, extra) === undefined) return { kind: 'unknown', extra };
    if (chosen.findIndex((other) => isSame(other, extra)) < at) return { kind: 'twice', extra };
  }
  for (const group of groups) {
    const count = countOf(chosen, group.name);
    if (count < group.min) return { kind: 'few', group };
    if (count > group.max) return { kind: 'many', group };
  }
  return undefined;
}

/** As much can be chosen of every group as it asks for; the same as extras_within_reach (database). */
export const isWithinReach = (groups: readonly ExtraGroup[], now: Date): boolean =>
  groups.every(({ min, options }) => options.filter((option) => !isSoldOut(option, now)).length >= min);

const byNames = (a: ChosenExtra, b: ChosenExtra) => compare(a.group, b.group) || compare(a.name, b.name);
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** In an order of their own: the same choice is the same list, however it was sent and the menu is sorted. */
export const sortedExtras = (chosen: readonly ChosenExtra[]): ChosenExtra[] =>
  chosen.map(({ group, name }) => ({ group, name })).toSorted(byNames);

/** The order of extras does not matter; left out means none. */
export const isSameChoice = (a = NO_EXTRAS, b = NO_EXTRAS): boolean =>
  a.length === b.length && a.every((extra) => b.some((other) => isSame(extra, other)));

/** In the order of the menu, each with its option; what the dish does not offer any more comes last, without one. */
export function chosenOptions<Option>(groups: readonly ExtraGroup<Option>[], chosen: readonly ChosenExtra[]) {
  const offered = groups.flatMap((group) =>
    group.options
      .map((option) => ({ group: group.name, name: option.name, option }))
      .filter((extra) => chosen.some((one) => isSame(one, extra))),
  );
  const gone = chosen.filter((extra) => findExtra(groups, extra) === undefined);
  return [...offered, ...gone.map(({ group, name }) => ({ group, name, option: undefined }))];
}
