import { sql } from 'kysely';
import type { Trx } from '../../../db/database.ts';

/** Those of the dishes that were public until they were deleted, which took them out of carts. No others are named. */
export async function findTakenAway(
  trx: Trx,
  dishIds: readonly number[],
): Promise<{ dish_id: number; title: string }[]> {
  const { rows } = await sql<{ dish_id: number; title: string }>`
    select d.id as dish_id, d.title
    from dishes d
    where d.id = any(${dishIds}::int[]) and d.status = 'live' and d.deleted_at is not null
    order by d.id
  `.execute(trx);
  return rows;
}
