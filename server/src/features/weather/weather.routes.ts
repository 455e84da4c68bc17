import type { PublicTerms } from '@nearbite/contract/restaurants/terms';
import * as contract from '@nearbite/contract/weather/weather';
import { toRupees } from '@nearbite/domain/money';
import { adviseForWeather, orderByFoods } from '@nearbite/domain/weather';
import type { FastifyInstance } from 'fastify';
import { formError } from '../../errors.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { findSavedPosition } from '../accounts/saved-position.ts';
import { findPublicTerms } from '../restaurants/terms/terms.service.ts';
import { type SuggestedRow, suggestDishes } from './weather.queries.ts';
import { weatherAt } from './weather.service.ts';

export function registerWeather(app: FastifyInstance, services: Services): void {
  const { db } = services;

  type Place = { readonly latitude?: number | undefined; readonly longitude?: number | undefined };
  const positionOf = async ({ latitude, longitude }: Place, userId: number) =>
    latitude === undefined || longitude === undefined
      ? await findSavedPosition(db, userId)
      : { latitude, longitude };

  mount(app, contract.getWeather, async ({ query, user }) => {
    const position = await positionOf(query, user.id);
    if (position === undefined) throw formError('validation', 'Latitude and longitude are required.');
    return weatherAt(services, position);
  });

  mount(app, contract.suggestWeatherDishes, async ({ body, user }) => {
    const { foods, reason, ...tags } = adviseForWeather(body.temperature, body.condition);
    const position = await positionOf(body, user.id);
    const perCategory = contract.WEATHER_DISHES_PER_CATEGORY;
    const rows = await suggestDishes(db, { ...tags, position, perCategory });
    const groups = chooseGroups(rows, foods);
    const termsOf = await findPublicTerms(
      services,
      rows.map((row) => row.restaurant_id),
      position ?? null,
    );
    return {
      recommended_categories: groups.map(({ title }) => title),
      dishes: groups.flatMap((group) =>
        group.rows.map((row) => presentDish(row, termsOf(row.restaurant_id))),
      ),
      reason,
      foods: [...foods],
      basis: position ? ('distance' as const) : ('rating' as const),
    };
  });
}

/** What suits the sky, or where nothing does the temperature; in the order of the reason, and not too many. */
function chooseGroups(rows: readonly SuggestedRow[], foods: readonly string[]) {
  const forSky = rows.filter((row) => row.suits_sky);
  const suited = forSky.length > 0 ? forSky : rows;
  const groups = [...new Set(suited.map(({ category }) => category))].map((title) => {
    const own = suited.filter(({ category }) => category === title);
    const named = orderByFoods(
      own.map((row) => ({ row, title: row.title, dishes: [] })),
      foods,
    );
    return { title, rows: named.map(({ row }) => row), dishes: own.map((row) => row.title) };
  });
  return orderByFoods(groups, foods).slice(0, contract.WEATHER_CATEGORIES_MAX);
}

const presentDish = (row: SuggestedRow, terms: PublicTerms): contract.WeatherDish => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  description: row.description,
  price: toRupees(row.price_paisa),
  image: row.image,
  category: { title: row.category },
  restaurant: { name: row.restaurant_name, ...terms },
  distance_km: row.distance_km,
});
