import { REVIEWS_WITH_DISH } from '@nearbite/contract/catalog/catalog';
import type { DishTranslations } from '@nearbite/contract/dishes/dish-translations';
import type { DishOrder } from '@nearbite/contract/dishes/dishes';
import { LIMITS } from '@nearbite/contract/limits';
import type { ExtraGroup } from '@nearbite/domain/extras';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import { inMenuOrder } from '../../common/dish-conditions.ts';
import { dishJson, reviewJson } from '../../common/dish-json.ts';
import { categoryServed } from '../../common/terms/serving.ts';
import type { Db, Trx } from '../../db/database.ts';
import { type JsonPage, jsonPageRow, jsonRow, statement } from '../../db/statement.ts';
import type { Dishes } from '../../db/tables.ts';

/** A list of many dishes carries only a glimpse of each one's reviews. */
const REVIEWS_IN_LIST = 3;

export const ownerFields = (
  reviewCount: number,
) => sql`'version', d.version, 'position', d.position, 'translations', d.translations,
    'served', d.served, 'category_served', coalesce((${categoryServed}), '[]'),
    'daily_portions', (select portions from day_portions where dish_id = d.id), 'review_reason', d.review_reason, 'reviews', coalesce((
    select json_agg(${reviewJson} order by v.id desc)
    from (select * from reviews where dish_id = d.id order by id desc limit ${reviewCount}) v
    join users u on u.id = v.user_id
  ), '[]'::json)`;

const LIST_ORDERS: Readonly<Record<DishOrder, RawBuilder<unknown>>> = {
  latest: sql`d.id desc`,
  oldest: sql`d.id`,
  menu: inMenuOrder,
};

type ListFilter = {
  readonly restaurantId: number;
  readonly status: string | undefined;
  readonly words: string | undefined;
  readonly order: DishOrder;
  readonly limit: number;
  readonly offset: number;
};

export async function findDishes(
  db: Db,
  { restaurantId, status, words, order, limit, offset }: ListFilter,
): Promise<JsonPage> {
  const ordered = LIST_ORDERS[order];
  return statement(jsonPageRow)`
    with listed as (
      select d.id, count(*) over () as total
      from dishes d
      where d.restaurant_id = ${restaurantId} and d.deleted_at is null
        and (${status ?? null}::text is null or d.status = ${status ?? null})
        and (${words ?? null}::text is null
          or position(lower(${words ?? ''}) in lower(search_titles(d.title, d.translations))) > 0
          or ts_filter(d.search, '{a}') @@ search_query(${words ?? ''}))
      order by ${ordered}
      limit ${limit} offset ${offset}
    )
    select coalesce(json_agg(${dishJson({ isPublic: false, more: ownerFields(REVIEWS_IN_LIST) })} order by ${ordered}), '[]')::text as json,
      coalesce(max(l.total), 0) as total
    from listed l
    join dishes d on d.id = l.id
    join categories c on c.id = d.category_id
    join restaurants r on r.id = d.restaurant_id`.one(db);
}

export type DishKey = { readonly restaurantId: number; readonly did: string };

const ownDish = ({ restaurantId, did }: DishKey): RawBuilder<unknown> => sql`
  from dishes d
  join categories c on c.id = d.category_id
  join restaurants r on r.id = d.restaurant_id
  where d.did = ${did} and d.restaurant_id = ${restaurantId} and d.deleted_at is null`;

export async function findDishJson(db: Db | Trx, key: DishKey): Promise<string | undefined> {
  const dish = await statement(jsonRow)`
    select ${dishJson({ isPublic: false, more: ownerFields(REVIEWS_WITH_DISH) })}::text as json ${ownDish(key)}`.first(
    db,
  );
  return dish?.json;
}

/** The same with the category as its id, as a form is filled from it. */
export async function findEditableJson(db: Db | Trx, key: DishKey): Promise<string | undefined> {
  const dish = await statement(jsonRow)`
    select (${dishJson({ isPublic: false, more: ownerFields(REVIEWS_WITH_DISH) })}::jsonb
      || jsonb_build_object('category', d.category_id))::text as json ${ownDish(key)}`.first(db);
  return dish?.json;
}

const STATE_COLUMNS = [
  'id',
  'version',
  'title',
  'status',
  'image',
  'gallery',
  'price_minor',
  'portions',
  'spice_levels',
  'extras',
  'translations',
] as const;

type SoldOutMark = { readonly sold_out_until?: string };

export type DishState = {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly status: string;
  readonly image: string | null;
  readonly gallery: readonly string[];
  readonly price_minor: number;
  readonly translations: DishTranslations;
  readonly portions: readonly (SoldOutMark & { readonly size_name: string; readonly price_minor: number })[];
  readonly spice_levels: readonly (SoldOutMark & {
    readonly level_name: string;
    readonly additional_price_minor: number;
  })[];
  readonly extras: readonly ExtraGroup<{ readonly price_minor: number; readonly sold_out_until?: string }>[];
};

/** What decides whether a change may be made. */
export async function findDishState(
  db: Db | Trx,
  { restaurantId, did }: DishKey,
  { isLocking = false } = {},
): Promise<DishState | undefined> {
  const query = db
    .selectFrom('dishes')
    .select(STATE_COLUMNS)
    .where('did', '=', did)
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_at', 'is', null);
  const row = await (isLocking ? query.forNoKeyUpdate() : query).executeTakeFirst();
  type Lists = Pick<DishState, 'gallery' | 'portions' | 'spice_levels' | 'extras' | 'translations'>;
  // The driver knows the lists only as JSON; what is in them was checked by the contract.
  return row && (row as typeof row & Lists);
}

export async function hasCategory(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** False when there is none. Held, it cannot be taken away before the dish that goes into it is written. */
export async function holdCategory(trx: Trx, id: number): Promise<boolean> {
  const category = trx.selectFrom('categories').select('id').where('id', '=', id).forKeyShare();
  return (await category.executeTakeFirst()) !== undefined;
}

/** Held until the end of the transaction: a menu grows by one request at a time. */
export const holdMenuSize = (trx: Trx, restaurantId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('menu import'), ${restaurantId})`.execute(trx);

export async function hasRoomForDish(db: Db | Trx, restaurantId: number): Promise<boolean> {
  const { count } = await db
    .selectFrom('dishes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count) < LIMITS.dishesPerRestaurant;
}

/** Undefined when the address made from the title is taken. */
export async function insertDish(trx: Trx, dish: Insertable<Dishes>): Promise<number | undefined> {
  const row = await trx
    .insertInto('dishes')
    .values(dish)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** No change of the dish itself: a form that is open meanwhile can still be saved. */
export async function setSoldOut(
  trx: Trx,
  id: number,
  change: Pick<Updateable<Dishes>, 'sold_out_until' | 'portions' | 'spice_levels' | 'extras'>,
): Promise<void> {
  await trx.updateTable('dishes').set(change).where('id', '=', id).execute();
}

export async function changeDish(trx: Trx, id: number, changes: Updateable<Dishes>): Promise<void> {
  await trx
    .updateTable('dishes')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
