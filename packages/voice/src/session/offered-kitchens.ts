import { readLine } from './line-changes.ts';
import type { OpenQuestion, VoiceLine } from './voice-session-types.ts';

type OfKitchen = { readonly restaurant: unknown };

/** The kitchen beside a dish to choose, where the choice or the order is of more than one; else undefined. */
export function kitchenOf(
  dish: OfKitchen,
  choices: readonly OfKitchen[],
  lines: readonly VoiceLine[],
): string | undefined {
  const kitchens = new Set([...choices, ...lines].map(({ restaurant }) => restaurant));
  return kitchens.size > 1 && typeof dish.restaurant === 'string' ? dish.restaurant : undefined;
}

/** The same for a choice of the open question, which is only a name. */
export function kitchenOfChoice(
  { about, line, choices }: OpenQuestion,
  choice: string,
  lines: readonly VoiceLine[],
): string | undefined {
  const asked = lines[line];
  const item = about === 'dish' && asked ? readLine(asked) : undefined;
  if (item === undefined) return undefined;
  const dishes = [item, ...item.alternatives].filter(({ title }) => choices.includes(title));
  const chosen = dishes.find(({ title }) => title === choice);
  return chosen && kitchenOf(chosen, dishes, []);
}
