import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';

const takenRow = z.strictObject({ taken: z.int() });

export type SlotPlace = { readonly restaurantId: number; readonly startsAt: Date };

/** How many live orders each slot of a stretch of time holds, by the moment it starts. */
export async function countTaken(
  db: Db,
  restaurantId: number,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('slot_bookings')
    .select(['starts_at', 'taken'])
    .where('restaurant_id', '=', restaurantId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<=', to)
    .execute();
  return new Map(rows.map(({ starts_at, taken }) => [starts_at.getTime(), taken]));
}

/** False when the slot is full. Locks the slot's row until the transaction ends. */
export async function insertBooking(
  trx: Trx,
  { restaurantId, startsAt }: SlotPlace,
  capacity: number | null,
): Promise<boolean> {
  const booked = await statement(takenRow)`
    insert into slot_bookings (restaurant_id, starts_at, taken)
    values (${restaurantId}, ${startsAt}, 1)
    on conflict (restaurant_id, starts_at) do update set taken = slot_bookings.taken + 1
      where ${capacity}::int is null or slot_bookings.taken < ${capacity}::int
    returning taken
  `.first(trx);
  return booked !== undefined;
}

export async function deleteBooking(trx: Trx, { restaurantId, startsAt }: SlotPlace): Promise<void> {
  await sql`
    update slot_bookings set taken = taken - 1
    where restaurant_id = ${restaurantId} and starts_at = ${startsAt} and taken > 0
  `.execute(trx);
}

/** Counters of slots that are over. */
export async function deletePastBookings(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('slot_bookings').where('starts_at', '<', before).execute();
}
