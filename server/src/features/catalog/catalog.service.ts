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
import type { Cache } from '../../adapters/cache/port.ts';
import type { Db } from '../../db/database.ts';
import type { JsonPage, Statement } from '../../db/statement.ts';
import { notFound } from '../../errors.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { findSavedPosition } from '../accounts/saved-position.ts';
import { fillTerms } from '../restaurants/terms/fill-terms.ts';
import * as queries from './catalog.queries.ts';
import { restaurantsWithin } from './map.queries.ts';
import { bestRestaurants, restaurantsNear } from './nearby.queries.ts';

const CATEGORIES_KEY = 'catalog:categories';
const CATEGORIES_SECONDS = 60;

/** For whoever changes a category: the next reader sees the change. */
export const forgetCategories = (cache: Cache): Promise<void> => cache.delete(CATEGORIES_KEY);

export type Listing<T> = { readonly rows: RawJson<T[]>; readonly total: number; readonly isMore?: boolean };

type Whereabouts = {
  readonly position: Place | null;
  /** Whose saved position counts when none is given. */
  readonly userId: number | undefined;
};

export function createCatalog(services: Pick<Services, 'db' | 'cache' | 'config' | 'clock'>) {
  const { db, cache } = services;
  return {
    async categories(origin: string): Promise<Category[]> {
      const rows = await cache.wrap(CATEGORIES_KEY, CATEGORIES_SECONDS, () => queries.findCategories(db));
      return rows.map((row) => ({ ...row, image: row.image && new URL(row.image, origin).href }));
    },

    menu: (restaurantId: number, page: queries.Page, place: Place | null) =>
      listOpen<ListedDish>(services, queries.menuOfRestaurant(restaurantId, page), place),

    shopMenu: (slug: string, page: queries.Page, place: Place | null) =>
      listOpen<ListedDish>(services, queries.menuOfShop(slug, page), place),

    async nearby({ position, userId }: Whereabouts, page: queries.Page): Promise<Listing<NearbyRestaurant>> {
      const here =
        position ?? (userId === undefined ? null : ((await findSavedPosition(db, userId)) ?? null));
      return listOpen(services, here ? restaurantsNear(here, page) : bestRestaurants(page), here);
    },

    within: (bounds: MapBounds) => list<MappedRestaurant>(db, restaurantsWithin(bounds)),

    dish(slug: string, portionSize?: string, place: Place | null = null): Promise<RawJson<Dish>> {
      const asked = portionSize === undefined || portionSize === NO_PORTION_SIZE ? null : portionSize;
      return getOne<Dish>(services, queries.dishBySlug(slug, asked), place);
    },

    shop: (slug: string, place: Place | null = null) =>
      getOne<Shop>(services, queries.shopBySlug(slug), place),
    shopById: (id: number, place: Place | null) => getOne<Shop>(services, queries.shopById(id), place),
  };
}

export type Catalog = ReturnType<typeof createCatalog>;

async function list<T>(db: Db, query: Statement<JsonPage & { isMore?: boolean }>): Promise<Listing<T>> {
  const { json, ...count } = await query.one(db);
  return { rows: new RawJson(json), ...count };
}

type TermsContext = Pick<Services, 'db' | 'config' | 'clock'>;

/** A list whose restaurants say whether they are open and deliver to a place. */
async function listOpen<T>(
  services: TermsContext,
  query: Statement<JsonPage & { isMore?: boolean }>,
  place: Place | null,
): Promise<Listing<T>> {
  const { rows, ...count } = await list<T>(services.db, query);
  return { rows: new RawJson(await fillTerms(services, rows.text, place)), ...count };
}

async function getOne<T>(
  services: TermsContext,
  query: Statement<{ json: string }>,
  place: Place | null,
): Promise<RawJson<T>> {
  const found = await query.first(services.db);
  if (!found) throw notFound();
  return new RawJson(await fillTerms(services, found.json, place));
}
