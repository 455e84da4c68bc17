import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import type { ForYouDish } from '@nearbite/contract/weather/for-you';
import type { WeatherDish, WeatherGroup } from '@nearbite/contract/weather/weather';
import { fromMinor } from '@nearbite/domain/money';
import type { SuggestedDish, SuggestedGroup } from '@nearbite/domain/suggestions/suggest';
import { reasonText } from '@nearbite/domain/weather';
import type { DishTexts } from '../../common/dish-texts.ts';
import { translate } from '../../texts/translate.ts';
import type { DishCandidate } from './candidates.service.ts';

export const presentDish = ({ row, kitchen, terms }: DishCandidate, texts?: DishTexts): WeatherDish => ({
  id: row.id,
  title: texts?.title ?? row.title,
  slug: row.slug,
  description: texts?.description ?? row.description,
  price: fromMinor(row.price_minor),
  image: row.image,
  category: { title: texts?.category ?? row.category },
  stock_qty: row.stock_qty,
  has_choices: row.has_choices,
  restaurant: { name: texts?.restaurant ?? kitchen.name, ...terms },
  distance_km: kitchen.distance_km,
});

type Texts = ReadonlyMap<number, DishTexts>;

export function presentGroup(
  { title, reason, dishes }: SuggestedGroup<DishCandidate>,
  texts: Texts,
  language: Language,
): WeatherGroup {
  const [first] = dishes;
  return {
    title: (first && texts.get(first.dish.row.id)?.category) ?? title,
    why: first
      ? presentWhy(reason.sentence, first.dish, texts, language)
      : translate(reason.sentence, language),
    kind: reason.kind,
    is_open: dishes.some(({ dish }) => dish.isOpen),
  };
}

export function presentForYou(
  { dish, reason }: SuggestedDish<DishCandidate>,
  texts: Texts,
  language: Language,
): ForYouDish {
  const {
    description: _d,
    stock_qty: _s,
    has_choices: _h,
    ...shown
  } = presentDish(dish, texts.get(dish.row.id));
  return { ...shown, why: presentWhy(reason.sentence, dish, texts, language), kind: reason.kind };
}

/** It may name the dish or its category. */
function presentWhy(sentence: string, { row }: DishCandidate, texts: Texts, language: Language): string {
  const own = texts.get(row.id);
  const named = sentence.replace(row.title, own?.title ?? row.title);
  return translate(named.replace(row.category, own?.category ?? row.category), language);
}

/** "14 °C and rain: soups, pakoras, chai" */
export function presentReason(weather: string, foods: readonly string[], language: Language): string {
  const and = language === DEFAULT_LANGUAGE ? ' and ' : '، ';
  const said = weather.split(' and ').map((part) => translate(part, language));
  return reasonText(said.join(and), foods, `${translate(',', language)} `);
}
