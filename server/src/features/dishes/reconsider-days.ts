import { sql } from 'kysely';
import type { Trx } from '../../db/database.ts';

/** After a change of its hours a restaurant's day may begin at another moment than was noted. */
export async function reconsiderDays(trx: Trx, restaurantId: number, now: Date): Promise<void> {
  await sql`
    update day_portions p set due_at = ${now} from dishes d
    where d.id = p.dish_id and d.restaurant_id = ${restaurantId} and p.due_at > ${now}
  `.execute(trx);
}
