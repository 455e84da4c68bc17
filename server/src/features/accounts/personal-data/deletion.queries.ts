import { sql } from 'kysely';
import { z } from 'zod';
import { DECOY_HASH } from '../../../auth/passwords.ts';
import { isUnfinishedPart } from '../../../common/order-conditions.ts';
import type { Db, Trx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';

const openRow = z.strictObject({ hasOpenOrders: z.boolean(), hasRestaurant: z.boolean() });

/** What keeps an account from being deleted. A suspended restaurant is closed once its last order is. */
export const findOpenMatters = (db: Db | Trx, userId: number) => {
  const open = isUnfinishedPart('p');
  return statement(openRow)`
    select exists (
      select from orders o join order_parts p on p.order_id = o.id where o.user_id = ${userId} and ${open}
    ) as "hasOpenOrders",
    exists (
      select from restaurants r where r.owner_id = ${userId} and (r.status in ('pending', 'approved')
        or (r.status = 'suspended' and exists (select from order_parts p where p.restaurant_id = r.id and ${open})))
    ) as "hasRestaurant"`.one(db);
};

/** Ends every sign-in; the next one, with the password, takes the deletion back. */
export async function scheduleDeletion(trx: Trx, userId: number, at: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set((row) => ({ delete_at: at, token_version: row('token_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

/** True when there was one. */
export async function cancelDeletion(trx: Trx, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ delete_at: null })
    .where('id', '=', userId)
    .where('delete_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export function listDueAccounts(db: Db, now: Date) {
  return db
    .selectFrom('users')
    .select('id')
    .where('delete_at', '<=', now)
    .orderBy('delete_at')
    .limit(500)
    .execute();
}

/** Undefined when the holder came back meanwhile, or it was done before. */
export function lockDueAccount(trx: Trx, userId: number, now: Date) {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'image'])
    .where('id', '=', userId)
    .where('delete_at', '<=', now)
    .forUpdate()
    .executeTakeFirst();
}

const photosRow = z.strictObject({ dishId: z.int(), photos: z.array(z.string()) });

/** Takes the pictures off a person's reviews and returns what was there, by dish. */
export const takeReviewPhotos = (trx: Trx, userId: number) =>
  statement(photosRow)`
    update reviews v set photos = '{}' from reviews old
    where old.id = v.id and v.user_id = ${userId} and v.photos <> '{}'
    returning old.dish_id as "dishId", old.photos`.all(trx);

/**
 * Takes the person out of every table. Orders, money and ratings stay, for the books and for the restaurants' figures,
 * but say nothing any more about who it was.
 */
export async function erasePerson(
  trx: Trx,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<void> {
  const gone = `deleted-${id}@deleted.invalid`;
  await sql`
    update orders set full_name = 'Deleted customer', mobile = '', address = '', city = '', latitude = null,
      longitude = null, note = null, allergies = null, placed_from = null
    where user_id = ${id}`.execute(trx);
  await sql`
    update order_items i set note = null
    from order_parts p join orders o on o.id = p.order_id
    where i.part_id = p.id and o.user_id = ${id} and i.note is not null`.execute(trx);
  await sql`
    delete from rider_positions where order_id in (select id from orders where user_id = ${id})`.execute(trx);
  for (const table of [
    'saved_addresses',
    'favourite_restaurants',
    'favourite_dishes',
    'helpful_reviews',
    'carts',
    'customer_notifications',
    'refresh_families',
    'mailed_links',
    'second_factors',
    'recovery_codes',
    'passkeys',
    'push_devices',
    'restaurant_staff',
  ] as const) {
    await trx.deleteFrom(table).where('user_id', '=', id).execute();
  }
  await trx.deleteFrom('restaurant_staff').where('email', '=', email).execute();
  await trx.deleteFrom('outbox_mails').where('recipient', '=', email).execute();
  await trx.deleteFrom('idempotency_keys').where('scope', '=', `user:${id}`).execute();
  await sql`
    update riders set name = 'Deleted rider', email = ${gone}, phone_number = '', deleted_at = coalesce(deleted_at, ${now})
    where restaurant_id in (select id from restaurants where owner_id = ${id})`.execute(trx);
  await sql`
    update restaurants set email = ${gone}, phone_number = '' where owner_id = ${id}`.execute(trx);
  await trx
    .updateTable('users')
    .set((row) => ({
      email: gone,
      name: 'Deleted user',
      // No password matches it.
      password_hash: DECOY_HASH,
      is_verified: false,
      token_version: row('token_version', '+', 1),
      phone: null,
      image: null,
      about: null,
      city: null,
      address: null,
      country: null,
      state: null,
      allergies: [],
      latitude: null,
      longitude: null,
      delete_at: null,
      deleted_at: now,
    }))
    .where('id', '=', id)
    .execute();
}
