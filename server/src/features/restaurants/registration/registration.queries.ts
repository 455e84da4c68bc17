import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../../db/database.ts';
import type { Restaurants } from '../../../db/tables.ts';
import { PROFILE_COLUMNS } from '../restaurants.queries.ts';

/** The newest request decides: only declined ones can come before it. */
export function findRequest(db: Db, ownerId: number) {
  return db
    .selectFrom('restaurants')
    .select(['status', 'name', 'status_reason', 'created_at', ...PROFILE_COLUMNS])
    .where('owner_id', '=', ownerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** The request or restaurant that keeps its owner from asking for another. */
export async function findLivingStatus(db: Db | Trx, ownerId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('restaurants')
    .select('status')
    .where('owner_id', '=', ownerId)
    .where('status', '<>', 'declined')
    .executeTakeFirst();
  return row?.status;
}

/** Requests of one user follow one another. */
export async function lockUser(trx: Trx, userId: number): Promise<void> {
  await sql`select 1 from users where id = ${userId} for update`.execute(trx);
}

/** A declined request has no page to keep an address for. */
export async function freeDeclinedSlug(trx: Trx, slug: string): Promise<void> {
  await sql`
    update restaurants set slug = slug || '-declined-' || id where slug = ${slug} and status = 'declined'
  `.execute(trx);
}

/** Undefined when the address is taken. */
export function insertRequest(trx: Trx, request: Insertable<Restaurants>) {
  return trx
    .insertInto('restaurants')
    .values(request)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** A number the user already has stays. */
export async function fillPhone(trx: Trx, userId: number, phone: string): Promise<void> {
  await trx.updateTable('users').set({ phone }).where('id', '=', userId).where('phone', 'is', null).execute();
}
