import type { ForYouDish } from '@nearbite/contract/weather/for-you';
import type { WeatherDish, WeatherGroup } from '@nearbite/contract/weather/weather';
import { fromMinor } from '@nearbite/domain/money';
import type { SuggestedDish, SuggestedGroup } from '@nearbite/domain/suggestions/suggest';
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

export const presentGroup = ({ title, reason, dishes }: SuggestedGroup<DishCandidate>): WeatherGroup => ({
  title,
  why: reason.sentence,
  kind: reason.kind,
  is_open: dishes.some(({ dish }) => dish.isOpen),
});

export function presentForYou({ dish, reason }: SuggestedDish<DishCandidate>): ForYouDish {
  const { description: _, ...shown } = presentDish(dish);
  return { ...shown, why: reason.sentence, kind: reason.kind };
}
