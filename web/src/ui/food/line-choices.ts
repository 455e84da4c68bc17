import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';

type Extra = { readonly group: string; readonly name: string };
type Line = {
  readonly portion_size: string;
  readonly spice_level: string;
  readonly extras: readonly Extra[];
};

/** What was chosen of a dish, by name. The texts that mean "nothing was chosen" are for machines. */
export const choiceNames = ({ portion_size, spice_level, extras }: Line): string[] => [
  ...[portion_size, spice_level].filter((name) => name !== NO_PORTION_SIZE && name !== NO_SPICE_LEVEL),
  ...extras.map(({ name }) => name),
];

/** By what the lines of one dish are told apart. */
export const lineKey = (dish: string, { portion_size, spice_level, extras }: Line): string =>
  JSON.stringify([dish, portion_size, spice_level, ...extras.map(({ group, name }) => [group, name])]);
