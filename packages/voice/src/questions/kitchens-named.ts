import type { VoiceIndex } from '../menu/voice-index.ts';
import { findNamedRestaurants } from '../names/restaurant-spans.ts';
import { tokenise } from '../read/tokenise.ts';
import { readOrder } from '../understand-order.ts';
import type { ContextItem } from '../voice-types.ts';
import type { KitchenQuestion } from './kitchen-questions.ts';
import { readTalkQuestion } from './talk-questions.ts';

/** "How long does the karahi take" asks of its kitchen; "can you deliver a karahi to my house" orders one. */
const ofDishes = /^(?:time|fee|minimum|origin)$/;

/**
 * The kitchens that are called so, by the whole name or a part of it, else those of the dish that is: a line that is
 * there before any other on the menus. Undefined where nothing in reach is called so.
 */
export function findKitchensNamed(
  index: VoiceIndex,
  { about, kitchen: name }: KitchenQuestion,
  lines: readonly ContextItem[],
): readonly number[] | undefined {
  const tokens = tokenise(name);
  const titleOf = (id: number) => index.dishes[index.dishPlaces.get(id) ?? -1]?.title ?? -1;
  const isCalled = ({ dishId }: ContextItem) =>
    tokens.every(({ key }) => index.titles[titleOf(dishId)]?.words.includes(key));
  // A kitchen may be called after what is in the order: "how long does the karahi take" asks of the line.
  const lineKitchens = ofDishes.test(about) ? kitchensOf(index, idsOf(lines.filter(isCalled))) : [];
  if (lineKitchens.length > 0) return lineKitchens;
  const idOf = (place: number) => index.restaurants[place]?.id ?? [];
  const called = findNamedRestaurants(index, tokens).flatMap(idOf);
  if (called.length > 0) return called;
  if (!ofDishes.test(about)) return undefined;
  const { items, question, unmatched } = readOrder(index, name);
  if (items.length === 0 || unmatched.length > 0) return undefined;
  const ids = [...idsOf(items), ...(question?.dishes ?? [])];
  const titles = new Set(ids.map(titleOf));
  const there = idsOf(lines.filter(({ dishId }) => titles.has(titleOf(dishId))));
  return kitchensOf(index, there.length > 0 ? there : ids);
}

const idsOf = (lines: readonly Pick<ContextItem, 'dishId'>[]) => lines.map(({ dishId }) => dishId);

/** Nothing is ordered by it, though a kitchen here or a dish may be named. */
export function isAskedOfKitchen(index: VoiceIndex, said: string): boolean {
  const question = readTalkQuestion(said);
  if (question?.kitchen === undefined) return false;
  return question.kitchen === '' || findKitchensNamed(index, question, []) !== undefined;
}

/** The kitchens of these dishes, each once. */
export const kitchensOf = (index: VoiceIndex, dishes: readonly number[]): readonly number[] => [
  ...new Set(
    dishes.flatMap(
      (id) => index.restaurants[index.dishes[index.dishPlaces.get(id) ?? -1]?.restaurant ?? -1]?.id ?? [],
    ),
  ),
];
