import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { Ids } from './seed-world.ts';
import { demoTerms } from './terms.ts';

/** The busy kitchen stays busy for as long as somebody looks around. */
const BUSY_DAYS = 3;
const DAY_MS = 86_400_000;

export async function insertTerms({ trx, now }: { readonly trx: Trx; readonly now: Date }, restaurants: Ids) {
  const rows = demoTerms.map(({ slug, ...terms }) => ({
    ...terms,
    restaurant_id: restaurants.of(slug),
    busy_until: terms.busy_extra_minutes > 0 ? new Date(now.getTime() + BUSY_DAYS * DAY_MS) : null,
  }));
  await sql`
    insert into restaurant_terms (restaurant_id, opening_hours, prep_minutes, busy_extra_minutes, busy_until,
      offers_pickup, accepts_cash, delivery_radius_km, delivery_polygon, delivery_fee_paisa, fee_per_km_paisa,
      free_delivery_from_paisa, minimum_order_paisa, preorder_days, slot_capacity, saved_at)
    select restaurant_id, opening_hours, prep_minutes, busy_extra_minutes, busy_until,
      offers_pickup, accepts_cash, delivery_radius_km, delivery_polygon, delivery_fee_paisa, fee_per_km_paisa,
      free_delivery_from_paisa, minimum_order_paisa, preorder_days, slot_capacity, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      restaurant_id int, opening_hours jsonb, prep_minutes int, busy_extra_minutes int, busy_until timestamptz,
      offers_pickup boolean, accepts_cash boolean, delivery_radius_km float8, delivery_polygon jsonb,
      delivery_fee_paisa int, fee_per_km_paisa int, free_delivery_from_paisa int, minimum_order_paisa int,
      preorder_days int, slot_capacity int)
  `.execute(trx);
}
