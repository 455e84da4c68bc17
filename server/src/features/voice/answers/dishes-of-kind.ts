import { headWord, isOfGroup } from '@nearbite/voice/menu/title-facts';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import { tokenise } from '@nearbite/voice/read/tokenise';
import { ownKinds, vegetarianWords } from '@nearbite/voice/tables/food-words';
import type { MenuRow } from '../voice.queries.ts';
import { DIETS } from './dish-answers.ts';
import { titleOf } from './offers.ts';

/** Those that all the words fit ("chicken burgers"), else the last of them, which says what it is. */
export function dishesOfKind<Dish extends MenuRow>(
  index: VoiceIndex,
  dishes: readonly Dish[],
  kind: string,
): readonly Dish[] {
  const keys = tokenise(kind).map(({ key }) => key);
  const diet = keys.find((key) => vegetarianWords.has(key));
  if (diet !== undefined) return suitingDiet(index, dishes, keys, diet);
  const ofAll = dishesOf(index, dishes, keys);
  return ofAll.length > 0 ? ofAll : dishesOf(index, dishes, keys.slice(-1));
}

/** "Vegetarian", "veggie pizza": what the card says or its name tells, and of what else was named, where there is such. */
function suitingDiet<Dish extends MenuRow>(
  index: VoiceIndex,
  dishes: readonly Dish[],
  keys: readonly string[],
  diet: string,
): readonly Dish[] {
  const isSo = DIETS[diet === 'vegan' ? 'vegan' : 'vegetarian'];
  const suiting = dishes.filter((dish) => isSo(index, titleOf(index, dish)));
  const ofKind = dishesOf(
    index,
    suiting,
    keys.filter((key) => !vegetarianWords.has(key)),
  );
  return ofKind.length > 0 ? ofKind : suiting;
}

/**
 * Named so, or listed under it; "Biryani & Rice" does not tell which of the two a dish is, and a pasta among the pizzas
 * is none.
 */
function dishesOf<Dish extends MenuRow>(
  index: VoiceIndex,
  dishes: readonly Dish[],
  keys: readonly string[],
): Dish[] {
  const isNamed = (dish: Dish) => {
    const words = index.titles[titleOf(index, dish) ?? -1]?.words ?? [];
    return keys.every((key) => words.includes(key));
  };
  const isListed = (dish: Dish) => keys.every((key) => isOfGroup(index, titleOf(index, dish), key));
  const isAnyNamed = dishes.some(isNamed);
  const tellsWhich = (dish: Dish) =>
    !isAnyNamed ||
    !(/[&,/]|\band\b/i.test(dish.category) || ownKinds.has(headWord(index, titleOf(index, dish)) ?? ''));
  return dishes.filter((dish) => isNamed(dish) || (isListed(dish) && tellsWhich(dish)));
}
