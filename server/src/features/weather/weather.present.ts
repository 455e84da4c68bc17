import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import type { ForYouDish } from '@nearbite/contract/weather/for-you';
import type { WeatherDish, WeatherGroup } from '@nearbite/contract/weather/weather';
import { fromMinor } from '@nearbite/domain/money';
import type { SuggestedDish, SuggestedGroup } from '@nearbite/domain/suggestions/suggest';
import { reasonText } from '@nearbite/domain/weather';
import { translate } from '../../texts/translate.ts';
import type { DishCandidate } from './candidates.service.ts';

export const presentDish = ({ row, kitchen, terms }: DishCandidate): WeatherDish => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  description: row.description,
  price: fromMinor(row.price_minor),
  image: row.image,
  category: { title: row.category },
  restaurant: { name: kitchen.name, ...terms },
  distance_km: kitchen.distance_km,
});

export const presentGroup = (
  { title, reason, dishes }: SuggestedGroup<DishCandidate>,
  language: Language,
): WeatherGroup => ({
  title,
  why: translate(reason.sentence, language),
  kind: reason.kind,
  is_open: dishes.some(({ dish }) => dish.isOpen),
});

export function presentForYou(
  { dish, reason }: SuggestedDish<DishCandidate>,
  language: Language,
): ForYouDish {
  const { description: _, ...shown } = presentDish(dish);
  return { ...shown, why: translate(reason.sentence, language), kind: reason.kind };
}

/** "14 °C and rain: soups, pakoras, chai" */
export function presentReason(weather: string, foods: readonly string[], language: Language): string {
  const and = language === DEFAULT_LANGUAGE ? ' and ' : '، ';
  const said = weather.split(' and ').map((part) => translate(part, language));
  return reasonText(said.join(and), foods);
}
