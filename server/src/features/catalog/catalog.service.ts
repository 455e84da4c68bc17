import type {
  Category,
  Dish,
  ListedDish,
  MapBounds,
  MappedRestaurant,
  NearbyRestaurant,
  Shop,
} from '@nearbite/contract/catalog/catalog';
import { NO_PORTION_SIZE } from '@nearbite/contract/product';
import type { Place } from '@nearbite/domain/terms/area';
import type { JsonPage, Statement } from '../../db/statement.ts';
import { notFound } from '../../lib/errors.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { findSavedPosition } from '../accounts/saved-position.ts';
import { fillTerms } from '../restaurants/terms/fill-terms.ts';
import * as queries from './catalog.queries.ts';
import { restaurantsWithin } from './map.queries.ts';
import { bestRestaurants, restaurantsNear } from './nearby.queries.ts';

/** How long what the clock does not change is kept at most. */
const KEPT_MS = 10 * 60_000;

export type Listing<T> = { readonly rows: RawJson<T[]>; readonly total: number; readonly isMore?: boolean };

type UserPlace = {
  readonly position: Place | null;
  /** Whose saved position counts when none is given. */
  readonly userId: number | undefined;
};

export function createCatalog(
  services: Pick<Services, 'db' | 'responseCache' | 'config' | 'clock' | 'catalogReads'>,
) {
  const { db, responseCache, clock, catalogReads } = services;

  /** A list whose restaurants say whether they are open and deliver to a place. */
  async function list<T>(
    key: Key,
    query: Statement<JsonPage & { isMore?: boolean }>,
    place: Place | null,
    isList = false,
  ): Promise<Listing<T>> {
    const {
      text,
      isCurrent,
      total = 0,
      ...more
    } = await responseCache.get(keyOf(key, place), () =>
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
    place: Place | null,
  ): Promise<RawJson<T>> {
    const { text, isCurrent } = await responseCache.get(keyOf(key, place), () =>
      catalogReads.run(async (reads) => {
        const found = await query.first(reads);
        if (!found) throw notFound();
        return { ...(await fillTerms({ ...services, db: reads }, found.json, place)), isList: false };
      }),
    );
    return new RawJson(text, isCurrent);
  }

  return {
    /** They change the most seldom of all; whatever changes one, changes everything that is kept. */
    async categories(origin: string): Promise<RawJson<Category[]>> {
      const { text, isCurrent } = await responseCache.get(keyOf(['categories', origin], null), async () => {
        const rows = await queries.findCategories(db);
        const listed = rows.map((row) => ({ ...row, image: row.image && new URL(row.image, origin).href }));
        const until = new Date(clock.now().getTime() + KEPT_MS);
        return { text: JSON.stringify(listed), restaurantIds: new Set(), isList: true, until };
      });
      return new RawJson(text, isCurrent);
    },

    menu: (restaurantId: number, page: queries.Page, place: Place | null) =>
      list<ListedDish>(
        ['menu', restaurantId, page.limit, page.offset],
        queries.menuOfRestaurant(restaurantId, page),
        place,
      ),

    shopMenu: (slug: string, page: queries.Page, place: Place | null) =>
      list<ListedDish>(['shop-menu', slug, page.limit, page.offset], queries.menuOfShop(slug, page), place),

    async nearby({ position, userId }: UserPlace, page: queries.Page): Promise<Listing<NearbyRestaurant>> {
      const here =
        position ?? (userId === undefined ? null : ((await findSavedPosition(db, userId)) ?? null));
      const query = here ? restaurantsNear(here, page) : bestRestaurants(page);
      return list(['nearby', page.limit, page.offset], query, here, true);
    },

    async within(bounds: MapBounds): Promise<Listing<MappedRestaurant>> {
      const { json, ...count } = await catalogReads.run((reads) => restaurantsWithin(bounds).one(reads));
      return { rows: new RawJson(json), ...count };
    },

    dish(slug: string, portionSize?: string, place: Place | null = null): Promise<RawJson<Dish>> {
      const asked = portionSize === undefined || portionSize === NO_PORTION_SIZE ? null : portionSize;
      return getOne<Dish>(['dish', slug, asked], queries.dishBySlug(slug, asked), place);
    },

    shop: (slug: string, place: Place | null = null) =>
      getOne<Shop>(['shop', slug], queries.shopBySlug(slug), place),
    shopById: (id: number, place: Place | null) =>
      getOne<Shop>(['shop-by-id', id], queries.shopById(id), place),
  };
}

type Key = readonly (string | number | null)[];

const keyOf = (key: Key, place: Place | null): string =>
  JSON.stringify(place ? [...key, place.latitude, place.longitude] : key);

export type Catalog = ReturnType<typeof createCatalog>;
