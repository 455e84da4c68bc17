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
import type { Cache } from '../../adapters/cache/port.ts';
import type { Db } from '../../db/database.ts';
import type { JsonPage, Statement } from '../../db/statement.ts';
import { notFound } from '../../errors.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import * as queries from './catalog.queries.ts';
import { restaurantsWithin } from './map.queries.ts';
import { nearbyRestaurants, type Whereabouts } from './nearby.queries.ts';

const CATEGORIES_KEY = 'catalog:categories';
const CATEGORIES_SECONDS = 60;

/** For whoever changes a category: the next reader sees the change. */
export const forgetCategories = (cache: Cache): Promise<void> => cache.delete(CATEGORIES_KEY);

export type Listing<T> = { readonly rows: RawJson<T[]>; readonly total: number };

export function createCatalog({ db, cache }: Pick<Services, 'db' | 'cache'>) {
  return {
    async categories(origin: string): Promise<Category[]> {
      const rows = await cache.wrap(CATEGORIES_KEY, CATEGORIES_SECONDS, () => queries.findCategories(db));
      return rows.map((row) => ({ ...row, image: row.image && new URL(row.image, origin).href }));
    },

    menu: (restaurantId: number, page: queries.Page) =>
      list<ListedDish>(db, queries.menuOfRestaurant(restaurantId, page)),

    shopMenu: (slug: string, page: queries.Page) => list<ListedDish>(db, queries.menuOfShop(slug, page)),

    nearby: (whereabouts: Whereabouts, page: queries.Page) =>
      list<NearbyRestaurant>(db, nearbyRestaurants(whereabouts, page)),

    within: (bounds: MapBounds) => list<MappedRestaurant>(db, restaurantsWithin(bounds)),

    async dish(slug: string, portionSize?: string): Promise<RawJson<Dish>> {
      const asked = portionSize === undefined || portionSize === NO_PORTION_SIZE ? null : portionSize;
      return getOne<Dish>(db, queries.dishBySlug(slug, asked));
    },

    shop: (slug: string) => getOne<Shop>(db, queries.shopBySlug(slug)),
    shopById: (id: number) => getOne<Shop>(db, queries.shopById(id)),
  };
}

export type Catalog = ReturnType<typeof createCatalog>;

async function list<T>(db: Db, query: Statement<JsonPage>): Promise<Listing<T>> {
  const { json, total } = await query.one(db);
  return { rows: new RawJson(json), total };
}

async function getOne<T>(db: Db, query: Statement<{ json: string }>): Promise<RawJson<T>> {
  const found = await query.first(db);
  if (!found) throw notFound();
  return new RawJson(found.json);
}
