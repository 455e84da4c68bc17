import type { ClosedDay, DeliveryPolygon, OpeningSpan } from '@nearbite/contract/restaurants/terms-fields';
import type { Updateable } from 'kysely';
import type { Db, Trx } from '../../../db/database.ts';
import type { RestaurantTerms } from '../../../db/tables.ts';

/** A restaurant's own terms, null where it set nothing, with its place and the platform's bounds. */
export async function findTermsRows(db: Db | Trx, restaurantIds: readonly number[]) {
  const rows = await db
    .selectFrom('restaurants as r')
    .innerJoin('platform_settings as s', (join) => join.onTrue())
    .leftJoin('restaurant_terms as t', 't.restaurant_id', 'r.id')
    .selectAll('t')
    .select(['r.id', 'r.is_public', 'r.latitude', 'r.longitude', 's.reach_km', 's.max_delivery_fee_paisa'])
    .where('r.id', 'in', [...restaurantIds])
    .execute();
  // The driver knows the JSON columns only as JSON; what is in them was checked by the contract.
  return rows as (Omit<(typeof rows)[number], 'opening_hours' | 'closed_days' | 'delivery_polygon'> & {
    opening_hours: OpeningSpan[] | null;
    closed_days: ClosedDay[] | null;
    delivery_polygon: DeliveryPolygon | null;
  })[];
}

export type TermsRow = Awaited<ReturnType<typeof findTermsRows>>[number];

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
    .select(['r.id', 'r.name', 'u.name as owner_name', 'u.email as owner_email'])
    .where('r.id', '=', restaurantId)
    .forNoKeyUpdate('r')
    .executeTakeFirst();
}
