import * as contract from '@nearbite/contract/weather/weather';
import { foodsAmong } from '@nearbite/domain/suggestions/foods';
import { suggestGroups } from '@nearbite/domain/suggestions/suggest';
import { adviseForWeather } from '@nearbite/domain/weather';
import type { FastifyInstance } from 'fastify';
import { findDishTexts } from '../../common/dish-texts.ts';
import { findSavedPosition } from '../../common/saved-position.ts';
import { formError } from '../../lib/errors.ts';
import { languageOf } from '../../plugins/language.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { translate } from '../../texts/translate.ts';
import { momentOf, readCandidates } from './candidates.service.ts';
import { registerForYou } from './for-you.routes.ts';
import { presentDish, presentGroup, presentReason } from './weather.present.ts';
import { weatherAt } from './weather.service.ts';

const BOUNDS = {
  groups: contract.WEATHER_CATEGORIES_MAX,
  dishesPerGroup: contract.WEATHER_DISHES_PER_CATEGORY,
} as const;

export function registerWeather(app: FastifyInstance, services: Services): void {
  registerForYou(app, services);
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

  mount(app, contract.suggestWeatherDishes, async ({ body, user, request }) => {
    const { temperature, condition } = body;
    const advice = adviseForWeather(temperature, condition);
    const position = await positionOf(body, user.id);
    const visitor = { position, userId: user.id, weather: { temperature, condition } };
    const candidates = await readCandidates(services, visitor);
    const groups = suggestGroups(candidates, momentOf(services, visitor), BOUNDS);
    const shown = groups.flatMap((group) => group.dishes.map(({ dish }) => dish));
    // Only what is there is promised.
    const language = languageOf(request);
    const texts = await findDishTexts(
      db,
      shown.map(({ row }) => row.id),
      language,
    );
    const shownGroups = groups.map((group) => presentGroup(group, texts, language));
    const foods = foodsAmong(advice.foods, shown).map((food) => translate(food, language));
    return {
      recommended_categories: shownGroups.map(({ title }) => title),
      dishes: shown.map((dish) => presentDish(dish, texts.get(dish.row.id))),
      groups: shownGroups,
      reason: presentReason(advice.weather, foods, language),
      foods,
      basis: position ? ('distance' as const) : ('rating' as const),
    };
  });
}
