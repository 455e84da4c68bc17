import * as contract from '@nearbite/contract/weather';
import { toRupees } from '@nearbite/domain/money';
import { adviseForWeather } from '@nearbite/domain/weather';
import type { FastifyInstance } from 'fastify';
import { formError } from '../../errors.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { findSavedPosition, type SuggestedRow, suggestDishes } from './weather.queries.ts';
import { weatherAt } from './weather.service.ts';

export function registerWeather(app: FastifyInstance, services: Services): void {
  const { db } = services;

  mount(app, contract.getWeather, async ({ query: { latitude, longitude }, user }) => {
    const given = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
    const position = given ?? (await findSavedPosition(db, user.id));
    if (position === undefined) throw formError('validation', 'Latitude and longitude are required.');
    return weatherAt(services, position);
  });

  mount(app, contract.suggestWeatherDishes, async ({ body: { temperature, condition }, user }) => {
    const { tags, reasons } = adviseForWeather(temperature, condition);
    const perCategory = contract.WEATHER_DISHES_PER_CATEGORY;
    const rows = await suggestDishes(db, { userId: user.id, tags, perCategory });
    return {
      recommended_categories: [...new Set(rows.map(({ category }) => category))],
      dishes: rows.map(presentDish),
      reason: reasons,
    };
  });
}

const presentDish = (row: SuggestedRow): contract.WeatherDish => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  description: row.description,
  price: toRupees(row.price_paisa),
  image: row.image,
  category: { title: row.category },
  restaurant: { name: row.restaurant_name },
  distance_km: row.distance_km,
});
