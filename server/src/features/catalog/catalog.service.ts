import type {
  Category,
  Dish,
  ListedDish,
  MapBounds,
  MappedRestaurant,
  NearbyRestaurant,
  Shop,
} from '@nearbite/contract/catalog/catalog';
import type { Language } from '@nearbite/contract/languages';
import { NO_PORTION_SIZE } from '@nearbite/contract/product';
import type { Place } from '@nearbite/domain/terms/area';
import { filterKey } from '../../common/dish-conditions.ts';
import { restaurantsInOrder } from '../../common/restaurant-rows.ts';
import { findSavedPosition } from '../../common/saved-position.ts';
import { fillTerms } from '../../common/terms/fill-terms.ts';
import { findCachedPublicTerms } from '../../common/terms/public-terms.ts';
import type { JsonPage, Statement } from '../../db/statement.ts';
import { notFound } from '../../lib/errors.ts';
import { cacheKey } from '../../response-cache/cache-key.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import * as queries from './catalog.queries.ts';
import { restaurantsWithin } from './map.queries.ts';
import { bestRestaurants, restaurantCandidates, restaurantsNear } from './nearby.queries.ts';
import {
  countOf,
  goesByDishes,
  isPlainList,
  type RestaurantChoice,
  sortRestaurants,
} from './sorted-restaurants.ts';

/** How long what the clock does not change is kept at most. */
const KEPT_MS = 10 * 60_000;

export type Listing<T> = { readonly rows: RawJson<T[]>; readonly total: number; readonly isMore?: boolean };

/** From where it is asked for; what is made for it counts as the client's. */
type Asked = { readonly place: Place | null; readonly client: string; readonly language: Language };
/** With whose saved position counts when none is given. */
type AskedBy = Asked & { readonly userId: number | undefined };

export function createCatalog(
  services: Pick<Services, 'db' | 'responseCache' | 'config' | 'clock' | 'catalogReads'>,
) {
  const { db, responseCache, clock, catalogReads } = services;

  /** A list whose restaurants say whether they are open and deliver to a place. */
  async function list<T>(
    key: Key,
    query: Statement<JsonPage & { isMore?: boolean }>,
    { place, client, language }: Asked,
    isList = false,
  ): Promise<Listing<T>> {
    const {
      text,
      isCurrent,
      total = 0,
      ...more
    } = await responseCache.get(keyOf([...key, language], place), client, () =>
      catalogReads.run(async (reads) => {
        const { json, ...count } = await query.one(reads);
        return { ...(await fillTerms({ ...services, db: reads }, json, place)), ...count, isList };
      }),
    );
    return { rows: new RawJson(text, isCurrent), total, ...more };
  }

  async function getOne<T>(
    key: Key,
    query: Statement<{ json: string }>,
    { place, client, language }: Asked,
  ): Promise<RawJson<T>> {
    const { text, isCurrent } = await responseCache.get(keyOf([...key, language], place), client, () =>
      catalogReads.run(async (reads) => {
        const found = await query.first(reads);
        if (!found) throw notFound();
        return { ...(await fillTerms({ ...services, db: reads }, found.json, place)), isList: false };
      }),
    );
    return new RawJson(text, isCurrent);
  }

  /** Restaurants by what the clock and the place decide, too: chosen from the nearest, whose terms are known. */
  async function sorted(
    { limit, offset, ...choice }: queries.Page & RestaurantChoice,
    { place, client, language }: Asked,
  ): Promise<Listing<NearbyRestaurant>> {
    const { sort, open, delivers, free_delivery, category = null } = choice;
    const isByDishes = goesByDishes(choice);
    const flags = [open, delivers, free_delivery].map(Number);
    const key = keyOf(
      ['restaurants by', sort, ...flags, category, filterKey({ diet: choice.diet }), limit, offset, language],
      place,
    );
    const { text, isCurrent, ...count } = await responseCache.get(key, client, () =>
      catalogReads.run(async (reads) => {
        const candidates = await restaurantCandidates(place, choice).all(reads);
        const candidateIds = new Set(candidates.map(({ id }) => id));
        const { termsOf, until } = await findCachedPublicTerms(
          { ...services, db: reads },
          candidateIds,
          place,
        );
        const ids = sortRestaurants(candidates, termsOf, choice);
        const listed = await restaurantsInOrder(ids.slice(offset, offset + limit), place, language).one(
          reads,
        );
        const filled = await fillTerms({ ...services, db: reads }, listed.json, place);
        return {
          text: filled.text,
          restaurantIds: candidateIds,
          until,
          ...countOf(ids),
          isList: true,
          // Any menu may get its first dish of a category or diet.
          isOfAllMenus: isByDishes,
        };
      }),
    );
    return { rows: new RawJson(text, isCurrent), total: 0, ...count };
  }

  return {
    /** They change the most seldom of all; whatever changes one, changes everything that is kept. */
    async categories(origin: string, client: string, language: Language): Promise<RawJson<Category[]>> {
      const { text, isCurrent } = await responseCache.get(
        cacheKey('categories', origin, language),
        client,
        async () => {
          const rows = await queries.findCategories(db, language);
          const listed = rows.map((row) => ({ ...row, image: row.image && new URL(row.image, origin).href }));
          const until = new Date(clock.now().getTime() + KEPT_MS);
          return { text: JSON.stringify(listed), restaurantIds: new Set(), isList: true, until };
        },
      );
      return new RawJson(text, isCurrent);
    },

    menu: (restaurantId: number, page: queries.MenuPage, asked: Asked) =>
      list<ListedDish>(
        ['menu', restaurantId, page.limit, page.offset, filterKey(page)],
        queries.menuOfRestaurant(restaurantId, page, asked.language),
        asked,
      ),

    shopMenu: (slug: string, page: queries.MenuPage, asked: Asked) =>
      list<ListedDish>(
        ['shop-menu', slug, page.limit, page.offset, filterKey(page)],
        queries.menuOfShop(slug, page, asked.language),
        asked,
      ),

    async nearby(
      { place: given, userId, client, language }: AskedBy,
      page: queries.Page & RestaurantChoice,
    ): Promise<Listing<NearbyRestaurant>> {
      const place = given ?? (userId === undefined ? null : ((await findSavedPosition(db, userId)) ?? null));
      if (!isPlainList(page)) return sorted(page, { place, client, language });
      const query = place ? restaurantsNear(place, page, language) : bestRestaurants(page, language);
      return list(['nearby', page.limit, page.offset], query, { place, client, language }, true);
    },

    async within(bounds: MapBounds, language: Language): Promise<Listing<MappedRestaurant>> {
      const { json, ...count } = await catalogReads.run((reads) =>
        restaurantsWithin(bounds, language).one(reads),
      );
      return { rows: new RawJson(json), ...count };
    },

    dish(slug: string, asked: Asked, portionSize?: string): Promise<RawJson<Dish>> {
      const size = portionSize === undefined || portionSize === NO_PORTION_SIZE ? null : portionSize;
      return getOne<Dish>(['dish', slug, size], queries.dishBySlug(slug, size, asked.language), asked);
    },

    shop: (slug: string, asked: Asked) =>
      getOne<Shop>(['shop', slug], queries.shopBySlug(slug, asked.language), asked),
    shopById: (id: number, asked: Asked) =>
      getOne<Shop>(['shop-by-id', id], queries.shopById(id, asked.language), asked),
  };
}

type Key = readonly (string | number | null)[];

const keyOf = (key: Key, place: Place | null): string =>
  cacheKey(...key, ...(place ? [place.latitude, place.longitude] : []));

export type Catalog = ReturnType<typeof createCatalog>;
