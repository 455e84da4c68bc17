import { FOR_YOU_MAX, suggestForYou } from '@nearbite/contract/weather/for-you';
import type { Weather } from '@nearbite/contract/weather/weather';
import { suggestDishes } from '@nearbite/domain/suggestions/suggest';
import type { FastifyInstance } from 'fastify';
import { findDishTexts } from '../../common/dish-texts.ts';
import { findSavedPosition, type SavedPosition } from '../../common/saved-position.ts';
import { placeOf } from '../../common/terms/fill-terms.ts';
import { AppError } from '../../lib/errors.ts';
import { languageOf } from '../../plugins/language.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { momentOf, readCandidates } from './candidates.service.ts';
import { presentForYou } from './weather.present.ts';
import { weatherAt } from './weather.service.ts';

/** A slow weather service must not keep home waiting; the next visitor has its response. */
const WEATHER_PATIENCE_MS = 800;

export function registerForYou(app: FastifyInstance, services: Services): void {
  mount(app, suggestForYou, async ({ query, actor, request, reply }) => {
    const userId = actor.kind === 'user' ? actor.id : undefined;
    const position =
      placeOf(query) ?? (userId === undefined ? undefined : await findSavedPosition(services.db, userId));
    const weather = position && (await findWeatherSoon(services, position));
    const visitor = { position, userId, weather };
    const candidates = await readCandidates(services, visitor);
    // Made from a person's own orders: neither a proxy nor the browser may store it.
    reply.header('cache-control', 'private, no-store');
    const language = languageOf(request);
    const suggested = suggestDishes(candidates, momentOf(services, visitor), FOR_YOU_MAX);
    const ids = suggested.map(({ dish }) => dish.row.id);
    const texts = await findDishTexts(services.db, ids, language);
    return {
      dishes: suggested.map((each) => presentForYou(each, texts, language)),
      basis: position ? ('distance' as const) : ('rating' as const),
    };
  });
}

/** Undefined when it is not to be had in time; the hour, the season and the orders are left. */
async function findWeatherSoon(services: Services, position: SavedPosition): Promise<Weather | undefined> {
  const asked = weatherAt(services, position).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unavailable') return undefined;
    throw error;
  });
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), WEATHER_PATIENCE_MS);
  });
  return Promise.race([asked, patience]).finally(() => clearTimeout(timer));
}
