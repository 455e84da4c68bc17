import { sql, type Updateable } from 'kysely';
import type { Trx } from '../../../db/database.ts';
import type { RestaurantTerms } from '../../../db/tables.ts';

/** The first change of a restaurant that set nothing yet writes its row. */
export async function saveTerms(
  trx: Trx,
  restaurantId: number,
  changes: Updateable<RestaurantTerms>,
): Promise<void> {
  await trx
    .insertInto('restaurant_terms')
    .values({ restaurant_id: restaurantId })
    .onConflict((conflict) => conflict.column('restaurant_id').doNothing())
    .execute();
  await trx.updateTable('restaurant_terms').set(changes).where('restaurant_id', '=', restaurantId).execute();
}

/** Held until the end, so that two changes are judged one after the other. */
export async function lockRestaurant(trx: Trx, restaurantId: number) {
  return trx
    .selectFrom('restaurants as r')
    .innerJoin('users as u', 'u.id', 'r.owner_id')
    .select([
      'r.id',
      'r.name',
      'u.name as owner_name',
      'u.email as owner_email',
      'u.language as owner_language',
    ])
    .where('r.id', '=', restaurantId)
    .forNoKeyUpdate('r')
    .executeTakeFirst();
}

/** After a change of its hours a restaurant's day may begin at another moment than was noted. */
export async function reconsiderDays(trx: Trx, restaurantId: number, now: Date): Promise<void> {
  await sql`
    update day_portions p set due_at = ${now} from dishes d
    where d.id = p.dish_id and d.restaurant_id = ${restaurantId} and p.due_at > ${now}
  `.execute(trx);
}
