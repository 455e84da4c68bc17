import type { VoiceAlternative } from '@nearbite/contract/voice/voice';
import { isVegan, isWithoutMeat } from '@nearbite/voice/menu/title-facts';
import type { VoiceIndex } from '@nearbite/voice/menu/voice-index';
import type { MenuQuestion } from '@nearbite/voice/questions/talk-questions';
import { explainSoldOut, listOf } from '@nearbite/voice/session/told-texts';
import type { ContextItem } from '@nearbite/voice/voice-types';
import type { Answer } from './answers.service.ts';

const SPICY = /\bspicy\b|\bchill?i(?:es)?\b|\bperi\b|\bjalape[nñ]o|\bvolcano\b/i;

export const isNamedSpicy = (title: string, tags: readonly string[]): boolean =>
  SPICY.test([title, ...tags].join(' '));

/** "Is it spicy", "is the karahi vegetarian". A dish that is in the order already is not offered once more. */
export function tellOfDish(
  index: VoiceIndex,
  topic: MenuQuestion['about'],
  id: number,
  context: readonly ContextItem[],
): Answer {
  const line = context.find(({ dishId }) => dishId === id);
  return {
    dishes: [id],
    tell: ([dish]) => {
      if (dish === undefined) return tellGone(index, id);
      if (topic === 'spicy') return tellHeat(index, dish, line);
      return tellDiet(
        dish,
        topic,
        DIETS[topic === 'vegan' ? topic : 'vegetarian'](index, titleAt(index, dish)),
      );
    },
    isTalk: true,
  };
}

function tellGone({ given, dishes, dishPlaces }: VoiceIndex, id: number): string {
  const place = dishPlaces.get(id) ?? -1;
  const dish = dishes[place]?.isSoldOut ? given[place] : undefined;
  return dish
    ? explainSoldOut({ title: dish.title, restaurant: dish.restaurantName })
    : 'That dish cannot be had any more.';
}

function tellHeat(
  index: VoiceIndex,
  { id, title, spice_levels }: VoiceAlternative,
  line: ContextItem | undefined,
): string {
  const levels = spice_levels.map(({ level_name }) => level_name);
  if (levels.length > 0) {
    const others = levels.filter((level) => level !== line?.spice);
    if (line?.spice) return `Your ${title} is ${line.spice}. It also comes ${listOf(others)}.`;
    return `${title} comes ${listOf(levels)}.`;
  }
  const tags = index.dishes[index.dishPlaces.get(id) ?? -1]?.tagWords ?? [];
  return isNamedSpicy(title, tags) ? `Yes, ${title} is spicy.` : `${title} is not marked as spicy.`;
}

/** What a card may say of a dish; undefined where it does not say. */
export const DIETS = { vegetarian: isWithoutMeat, vegan: isVegan } as const;

const titleAt = (index: VoiceIndex, { id }: VoiceAlternative): number | undefined =>
  index.dishes[index.dishPlaces.get(id) ?? -1]?.title;

function tellDiet({ title }: VoiceAlternative, diet: string, isSo: boolean | undefined): string {
  if (isSo === undefined) return `The menu does not say whether ${title} is ${diet}.`;
  return isSo ? `Yes, by the menu ${title} is ${diet}.` : `No, ${title} is not ${diet}.`;
}
