import type { ChosenLine } from '../choose/choose-dishes.ts';
import { kitchenIndex } from '../menu/kitchen-index.ts';
import type { VoiceIndex } from '../menu/voice-index.ts';
import type { ContextItem, VoiceItem, VoiceReading } from '../voice-types.ts';
import { confidenceScale, nameWeights } from '../weights.ts';
import type { Reading } from './look-again.ts';

type Asked = {
  readonly context: readonly ContextItem[];
  readonly closed: ReadonlySet<number>;
};

/**
 * One order comes from one kitchen. Where most of a sentence was found in one and the rest elsewhere, or not for
 * sure, it is read once more with that kitchen's menu alone: "three chicken corn soup, regular bowls" orders no
 * Breakfast Bowl from next door. Taken only where all that was heard for sure stays and nothing is left over.
 */
export function readInOneKitchen(
  index: VoiceIndex,
  town: Reading,
  { context, closed }: Asked,
  readIn: (kitchen: VoiceIndex) => VoiceReading,
): VoiceReading {
  const { reading, chosen, path } = town;
  if (index.restaurants.length < 2 || path.some(({ kind }) => kind === 'restaurant')) return reading;
  if ((reading.question?.lines ?? reading.priced) !== undefined) return reading;
  const kitchen = mostSure(index, chosen);
  const isHere = ({ dishId }: { readonly dishId: number }) =>
    index.dishes[index.dishPlaces.get(dishId) ?? -1]?.restaurant === kitchen;
  if (kitchen === undefined || closed.has(index.restaurants[kitchen]?.id ?? -1)) return reading;
  if (!context.every(isHere) || (reading.question === undefined && reading.items.every(isHere)))
    return reading;
  const isElsewhere = ({ choice }: ChosenLine) => index.dishes[choice.dish]?.restaurant !== kitchen;
  if (chosen.some((line) => isElsewhere(line) && isPlain(line))) return reading;
  const menu = kitchenIndex(index, kitchen);
  if (menu === undefined) return reading;
  const here = readIn(menu);
  return isBetter(reading, here, isHere) && keepsLines(reading, here, context) ? here : reading;
}

/** The kitchen of most lines whose names were heard whole. */
function mostSure(index: VoiceIndex, chosen: readonly ChosenLine[]): number | undefined {
  const counts = new Map<number, number>();
  for (const line of chosen) {
    const restaurant = index.dishes[line.choice.dish]?.restaurant;
    if (restaurant !== undefined && isPlain(line)) counts.set(restaurant, (counts.get(restaurant) ?? 0) + 1);
  }
  const [best, second] = [...counts].sort(([, a], [, b]) => b - a);
  return best !== undefined && best[1] > (second?.[1] ?? 0) ? best[0] : undefined;
}

/** Its whole name was heard to the letter: nobody meant another. */
const isPlain = ({ choice }: ChosenLine): boolean =>
  !choice.isBare && !choice.isHeadless && !choice.isMisheard && choice.missing < nameWeights.little;

function isBetter(town: VoiceReading, here: VoiceReading, isHere: (item: VoiceItem) => boolean): boolean {
  if (here.unmatched.length > town.unmatched.length || here.question !== undefined) return false;
  const isSure = ({ confidence }: VoiceItem) => confidence >= confidenceScale.askBelow;
  return (
    here.items.length >= Math.max(1, town.items.filter(isSure).length) &&
    town.items
      .filter((item) => isHere(item) && isSure(item))
      .every(({ dishId }) => here.items.some((item) => item.dishId === dishId))
  );
}

/** "A naan", while there are Garlic Naan: what was there and stays over all menus stays in that kitchen, too. */
const keepsLines = (town: VoiceReading, here: VoiceReading, context: readonly ContextItem[]): boolean => {
  const isKept = ({ items }: VoiceReading, { dishId, quantity, portion, spice }: ContextItem) =>
    items.some(
      (item) =>
        item.dishId === dishId &&
        item.quantity === quantity &&
        item.portion === portion &&
        item.spice === spice,
    );
  return context.every((line) => isKept(here, line) || !isKept(town, line));
};
