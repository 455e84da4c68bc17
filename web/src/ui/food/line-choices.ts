import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';

type Named = { readonly name: string; readonly label?: string | null | undefined };
type Extra = Named & { readonly group: string };
type Choice = {
  readonly portion_size: string;
  readonly portion_label?: string | null | undefined;
  readonly spice_level: string;
  readonly spice_label?: string | null | undefined;
};
type Line = Choice & { readonly extras: readonly Extra[] };

/** As it is read; calls go on naming it by its name. */
export const labelOf = ({ name, label }: Named): string => label ?? name;

/** Portion and spice level as they are read. The texts that mean "nothing was chosen" are for machines. */
export const chosenPortion = ({ portion_size, portion_label }: Choice): string | undefined =>
  portion_size === NO_PORTION_SIZE ? undefined : (portion_label ?? portion_size);
export const chosenSpice = ({ spice_level, spice_label }: Choice): string | undefined =>
  spice_level === NO_SPICE_LEVEL ? undefined : (spice_label ?? spice_level);

/** What was chosen of a dish, as it is read. */
export const choiceNames = (line: Line): string[] =>
  [chosenPortion(line), chosenSpice(line), ...line.extras.map(labelOf)].filter((name) => name !== undefined);

/** By what the lines of one dish are told apart. */
export const lineKey = (dish: string, { portion_size, spice_level, extras }: Line): string =>
  JSON.stringify([dish, portion_size, spice_level, ...extras.map(({ group, name }) => [group, name])]);
