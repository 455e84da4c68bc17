import type { FavouriteIds, FavouriteKind } from '@nearbite/contract/favourites/favourites';
import type { Language } from '@nearbite/contract/languages';
import type { Place } from '@nearbite/domain/terms/area';
import { sql } from 'kysely';
import { z } from 'zod';
import { isOffered as isDishOffered } from '../../common/dish-conditions.ts';
import { dishJson } from '../../common/dish-json.ts';
import { pointOf } from '../../common/reach.ts';
import { restaurantColumns, restaurantList } from '../../common/restaurant-rows.ts';
import type { Db, Trx } from '../../db/database.ts';
import { jsonRow, statement, totalRow } from '../../db/statement.ts';

export type Favourite = { readonly userId: number; readonly kind: FavouriteKind; readonly id: number };

const TABLES = {
  restaurants: { table: sql.table('favourite_restaurants'), id: sql.ref('restaurant_id') },
  dishes: { table: sql.table('favourite_dishes'), id: sql.ref('dish_id') },
} as const;

/** What is offered now, each kind in one list of JSON, marked for terms. */
export const favouritesOf = (userId: number, place: Place | null, language: Language) =>
  statement(jsonRow)`
    with listed as (
      select ${restaurantColumns(language)}, row_number() over (order by f.created_at desc, r.id) as place,
        r.location <-> ${pointOf(place)} as chord
      from favourite_restaurants f
      join restaurants r on r.id = f.restaurant_id and r.is_public
      where f.user_id = ${userId}
    )
    select '{"restaurants":' || (select ${restaurantList} from listed r) || ',"dishes":' || (
      select coalesce(json_agg(${dishJson({ language })} order by f.created_at desc, d.id), '[]')::text
      from favourite_dishes f
      join dishes d on d.id = f.dish_id
      join categories c on c.id = d.category_id
      join restaurants r on r.id = d.restaurant_id
      where f.user_id = ${userId} and ${isDishOffered}
    ) || '}' as json`;

const idsRow = z.strictObject({ restaurants: z.array(z.int()), dishes: z.array(z.int()) });

export const findFavouriteIds = (db: Db, userId: number): Promise<FavouriteIds> =>
  statement(idsRow)`
    select array(select restaurant_id from favourite_restaurants where user_id = ${userId} order by 1) as restaurants,
      array(select dish_id from favourite_dishes where user_id = ${userId} order by 1) as dishes`.one(db);

/** Changes of one person's favourites follow one another, so that the limit holds. */
export async function lockFavourites(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

/** Customers see it. */
export async function isOffered(db: Db | Trx, { kind, id }: Favourite): Promise<boolean> {
  const offered =
    kind === 'restaurants'
      ? sql`select from restaurants r where r.id = ${id} and r.is_public`
      : sql`select from dishes d join restaurants r on r.id = d.restaurant_id where d.id = ${id} and ${isDishOffered}`;
  const { total } = await statement(totalRow)`select count(*)::int as total from (${offered}) offered`.one(
    db,
  );
  return total > 0;
}

export async function isFavourite(trx: Trx, { userId, kind, id }: Favourite): Promise<boolean> {
  const { table, id: column } = TABLES[kind];
  const { total } = await statement(totalRow)`
    select count(*)::int as total from ${table} where user_id = ${userId} and ${column} = ${id}`.one(trx);
  return total > 0;
}

/** Dishes that are deleted for ever do not count. */
export async function countFavourites(trx: Trx, { userId, kind }: Favourite): Promise<number> {
  const { total } = await statement(totalRow)`
    select count(*)::int as total from ${TABLES[kind].table} f
    where user_id = ${userId} ${
      kind === 'dishes'
        ? sql`and exists (select from dishes d where d.id = f.dish_id and d.deleted_at is null)`
        : sql``
    }`.one(trx);
  return total;
}

export async function insertFavourite(trx: Trx, { userId, kind, id }: Favourite): Promise<void> {
  const { table, id: column } = TABLES[kind];
  await sql`insert into ${table} (user_id, ${column}) values (${userId}, ${id})`.execute(trx);
}

/** Whether it was one. */
export async function deleteFavourite(db: Db, { userId, kind, id }: Favourite): Promise<boolean> {
  const { table, id: column } = TABLES[kind];
  const { numAffectedRows = 0n } =
    await sql`delete from ${table} where user_id = ${userId} and ${column} = ${id}`.execute(db);
  return numAffectedRows > 0n;
}
