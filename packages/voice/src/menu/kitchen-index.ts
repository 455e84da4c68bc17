import { buildVoiceIndex, type VoiceIndex } from './voice-index.ts';

const known = new WeakMap<VoiceIndex, Map<number, VoiceIndex>>();

/** A larger menu takes too long to be read while somebody waits. */
const mostDishes = 400;

/** The menu of one kitchen by itself, read when it is first asked for. Its dishes keep their ids. */
export function kitchenIndex(index: VoiceIndex, restaurant: number): VoiceIndex | undefined {
  const kitchens = known.get(index) ?? new Map<number, VoiceIndex>();
  known.set(index, kitchens);
  const id = index.restaurants[restaurant]?.id;
  const found = kitchens.get(restaurant);
  if (found !== undefined) return found;
  const dishes = index.given.filter((dish) => dish.restaurantId === id);
  if (dishes.length > mostDishes) return undefined;
  const built = buildVoiceIndex(dishes);
  kitchens.set(restaurant, built);
  return built;
}
