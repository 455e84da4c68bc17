import type { Translations } from '@nearbite/contract/translations';
import type { Updateable } from 'kysely';
import { z } from 'zod';
import { isUnfinishedPart } from '../../common/order-conditions.ts';
import type { Db, Trx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { Restaurants } from '../../db/tables.ts';

/** How a restaurant can be reached and what it shows of itself, before and after it is approved. */
export const PROFILE_COLUMNS = [
  'email',
  'phone_number',
  'description',
  'address',
  'image',
  'latitude',
  'longitude',
] as const;

const OWN_COLUMNS = [
  'id',
  'owner_id',
  'name',
  'slug',
  ...PROFILE_COLUMNS,
  'translations',
  'status',
  'status_reason',
] as const;

export function getOwnRestaurant(db: Db | Trx, id: number) {
  return (
    db
      .selectFrom('restaurants')
      .select(OWN_COLUMNS)
      .where('id', '=', id)
      // What is in it was checked by the contract.
      .$narrowType<{ translations: Translations }>()
      .executeTakeFirstOrThrow()
  );
}

export type OwnRestaurantRow = Awaited<ReturnType<typeof getOwnRestaurant>>;

/** Two changes at once are made one after the other, so that each knows which picture it replaces. */
export function lockPicture(trx: Trx, id: number) {
  return trx
    .selectFrom('restaurants')
    .select(['image', 'translations'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .$narrowType<{ translations: Translations }>()
    .executeTakeFirstOrThrow();
}

export async function changeRestaurant(
  trx: Trx,
  id: number,
  changes: Updateable<Restaurants>,
): Promise<void> {
  await trx.updateTable('restaurants').set(changes).where('id', '=', id).execute();
}

const openRow = z.strictObject({ hasOpenOrders: z.boolean() });

export const findOpenOrders = (trx: Trx, id: number) =>
  statement(openRow)`
    select exists (select from order_parts p where p.restaurant_id = ${id} and ${isUnfinishedPart('p')}) as "hasOpenOrders"`.one(
    trx,
  );

export type Reader = { readonly email: string; readonly language: string };

/** Those who decide about restaurants. */
export function listAdminAddresses(trx: Trx): Promise<Reader[]> {
  return trx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('is_admin', '=', true)
    .where('blocked_at', 'is', null)
    .orderBy('id')
    .execute();
}
