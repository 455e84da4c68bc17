import { kitchenDay } from '@nearbite/domain/terms/hours';
import { sql } from 'kysely';
import { z } from 'zod';
import { findTerms } from '../common/terms/stored-terms.ts';
import type { Trx } from '../db/database.ts';
import { statement } from '../db/statement.ts';

const partRow = z.strictObject({ id: z.int(), restaurant_id: z.int(), cooked_at: z.date() });

/** The numbers of the kitchens' days, as they would have been given; what is for later waits for its day. */
export async function numberDemoParts(trx: Trx, timeZone: string, now: Date): Promise<void> {
  const parts = await statement(partRow)`
    select id, restaurant_id, coalesce(slot_ends_at - interval '1 minute', cookable_at) as cooked_at
    from order_parts where cookable_at is not null order by cookable_at, id`.all(trx);
  const terms = await findTerms({ config: { APP_TIMEZONE: timeZone } }, trx, [
    ...new Set(parts.map(({ restaurant_id }) => restaurant_id)),
  ]);
  const given = new Map<string, number>();
  const rows = parts.flatMap(({ id, restaurant_id, cooked_at }) => {
    const ofKitchen = terms.get(restaurant_id);
    if (!ofKitchen) return [];
    const { date, begins } = kitchenDay(ofKitchen, cooked_at);
    const key = `${restaurant_id} ${date}`;
    const number = begins > now ? null : (given.get(key) ?? 0) + 1;
    if (number !== null) given.set(key, number);
    return [{ id, kitchen_day: date, number }];
  });
  await sql`
    update order_parts p set kitchen_day = r.kitchen_day, number = r.number
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id bigint, kitchen_day date, number int)
    where p.id = r.id`.execute(trx);
  await sql`
    insert into kitchen_days (restaurant_id, day, last_number)
    select restaurant_id, kitchen_day, max(number) from order_parts where number is not null group by 1, 2`.execute(
    trx,
  );
}
