import { kitchenDay } from '@nearbite/domain/terms/hours';
import { sql } from 'kysely';
import { z } from 'zod';
import { findTerms } from '../../../common/terms/stored-terms.ts';
import { statement } from '../../../db/statement.ts';
import type { Services } from '../../../services.ts';

const AT_ONCE = 500;

const dayRow = z.strictObject({ restaurant_id: z.int(), day: z.string() });

/**
 * Pre-orders get their number when their kitchen's day begins, or with the first order of that day, whichever comes
 * first. Each kitchen by itself and once, however often this runs.
 */
export async function numberBegunDays(services: Pick<Services, 'db' | 'config' | 'clock'>): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  // Somewhere it is tomorrow already.
  const waiting = await statement(dayRow)`
    select distinct restaurant_id, kitchen_day::text as day from order_parts
    where number is null and kitchen_day <= (${now}::timestamptz at time zone 'UTC')::date + 1
      and order_status <> 'cancelled'
    limit ${AT_ONCE}`.all(db);
  const terms = await findTerms(
    services,
    db,
    waiting.map(({ restaurant_id }) => restaurant_id),
  );
  for (const { restaurant_id, day } of waiting) {
    const ofKitchen = terms.get(restaurant_id);
    if (!ofKitchen || kitchenDay(ofKitchen, now).date < day) continue;
    await sql`select number_waiting(${restaurant_id}, ${day}::date)`.execute(db);
  }
}
