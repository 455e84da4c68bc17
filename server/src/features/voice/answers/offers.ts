import { isOfKind } from '@nearbite/voice/menu/title-facts';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import { listOf } from '@nearbite/voice/session/told-texts';
import type { MenuRow } from '../voice.queries.ts';

/** The words of an answer, and dishes to tap with it. */
export type Talk = { readonly text: string; readonly dishes: readonly number[] };

export type IsOpen = (dish: MenuRow) => boolean;

/** More are hard to keep in mind when they are read aloud. */
const MOST_DISHES = 5;

/** What is cooked now comes first. */
export const byOpen = (dishes: readonly MenuRow[], isOpen: IsOpen): readonly MenuRow[] => [
  ...dishes.filter(isOpen),
  ...dishes.filter((dish) => !isOpen(dish)),
];

/** What can be had now; what cannot, told as such, only where there is nothing else. */
export function offer<Dish extends MenuRow>(
  found: readonly Dish[],
  isOpen: IsOpen,
  { before, otherwise }: { readonly before: string; readonly otherwise: string },
  nameOf: (dish: Dish) => string = ({ title }) => title,
): Talk {
  const isCookedNow = found.some(isOpen);
  const dishes = isCookedNow ? found.filter(isOpen) : found;
  const isFirst = ({ title }: Dish, place: number) =>
    dishes.findIndex((other) => other.title === title) === place;
  const named = dishes.filter(isFirst).slice(0, MOST_DISHES);
  if (named.length === 0) return { text: otherwise, dishes: [] };
  const closed = isCookedNow ? '' : ' None of it can be had right now.';
  return {
    text: `${before}${listOf(named.map(nameOf), 'and')}.${closed}`,
    dishes: named.map(({ id }) => id),
  };
}

export const titleOf = (index: VoiceIndex, { id }: Pick<MenuRow, 'id'>): number | undefined =>
  index.dishes[index.dishPlaces.get(id) ?? -1]?.title;

export const isMeal = (index: VoiceIndex, dish: MenuRow): boolean =>
  !['drink', 'bread', 'dessert', 'side'].some((kind) => isOfKind(index, titleOf(index, dish), kind));
