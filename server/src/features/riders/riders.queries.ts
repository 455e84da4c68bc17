import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import type { Riders } from '../../db/tables.ts';

const COLUMNS = [
  'id',
  'restaurant_id',
  'name',
  'email',
  'phone_number',
  'status',
  'is_paused',
  'rider_key',
] as const;

export type RiderRow = Awaited<ReturnType<typeof insertRider>>;

export function listRiderRows(db: Db, restaurantId: number, { limit, offset }: Page): Promise<RiderRow[]> {
  return db
    .selectFrom('riders')
    .select(COLUMNS)
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

type Page = { readonly limit: number; readonly offset: number };

export async function countRiders(db: Db, restaurantId: number): Promise<number> {
  const { count } = await db
    .selectFrom('riders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertRider(db: Db | Trx, rider: Insertable<Riders>) {
  return db.insertInto('riders').values(rider).returning(COLUMNS).executeTakeFirstOrThrow();
}

/**
 * Mails must reach one person: two riders with the same address could not be told apart. Addresses of one restaurant
 * are given one after the other, so that none is given between the look and the next.
 */
export async function hasRiderWithEmail(
  trx: Trx,
  restaurantId: number,
  { email, exceptId = 0 }: { readonly email: string; readonly exceptId?: number },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('rider email'), ${restaurantId})`.execute(trx);
  const found = await trx
    .selectFrom('riders')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_at', 'is', null)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return found !== undefined;
}

type RiderKey = { readonly restaurantId: number; readonly riderId: number };

export const getRider = (db: Db | Trx, riderId: number) =>
  db.selectFrom('riders').select(COLUMNS).where('id', '=', riderId).executeTakeFirstOrThrow();

/** Locked, so that an assignment and a removal of the same rider wait for each other. */
export function lockRider(trx: Trx, { restaurantId, riderId }: RiderKey): Promise<RiderRow | undefined> {
  return trx
    .selectFrom('riders')
    .select(COLUMNS)
    .where('id', '=', riderId)
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

type Changes = Updateable<Pick<Riders, 'name' | 'email' | 'phone_number' | 'status' | 'is_paused'>>;

export function changeRider(db: Db | Trx, { restaurantId, riderId }: RiderKey, changes: Changes) {
  return db
    .updateTable('riders')
    .set(changes)
    .where('id', '=', riderId)
    .where('restaurant_id', '=', restaurantId)
    .where('deleted_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function markRiderDeleted(trx: Trx, riderId: number, now: Date): Promise<void> {
  await trx.updateTable('riders').set({ deleted_at: now }).where('id', '=', riderId).execute();
}
