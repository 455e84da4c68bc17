import { stage } from '@nearbite/contract/orders/stage-fields';
import { FULFILMENTS } from '@nearbite/contract/orders/stages';
import {
  LATE_FOR_MINUTES,
  LATE_STEP_MINUTES,
  LONGEST_NOTICE_MINUTES,
  latenessOf,
} from '@nearbite/domain/orders/lateness';
import { momentText } from '@nearbite/domain/times/moment-text';
import { sql } from 'kysely';
import { z } from 'zod';
import { customerPushes } from '../../common/order-pushes.ts';
import { kitchenReading } from '../../common/order-times.ts';
import type { Db, Trx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { defineJob } from '../../jobs/queue.ts';
import { enqueuePushes } from '../../jobs/send-push.ts';
import type { Services } from '../../services.ts';

export const tellLate = defineJob<unknown>('tell_late');

const AT_ONCE = 500;
const MINUTE_MS = 60_000;

const dueRow = z.strictObject({
  order_id: z.int(),
  part_id: z.int(),
  oid: z.string(),
  user_id: z.int(),
  restaurant: z.string(),
  fulfilment: z.enum(FULFILMENTS),
  stage,
  promised_at: z.date(),
  accepted_at: z.date().nullable(),
  time_zone: z.string().nullable(),
});
type Due = z.infer<typeof dueRow>;

/** Parts whose time is nearly over or is, by the index `order_parts_due`, of customers with a device who were not told just now. */
const findDue = (db: Db, now: Date) =>
  statement(dueRow)`
    select o.id as order_id, p.id as part_id, o.oid, o.user_id, r.name as restaurant, o.fulfilment, p.stage, p.promised_at,
      (p.stage_times ->> 'accepted')::timestamptz as accepted_at, t.time_zone
    from order_parts p
    join orders o on o.id = p.order_id
    join restaurants r on r.id = p.restaurant_id
    left join restaurant_terms t on t.restaurant_id = r.id
    where p.stage in ('accepted', 'ready', 'on_the_way')
      and p.promised_at > ${new Date(now.getTime() - LATE_FOR_MINUTES * MINUTE_MS)}
      and p.promised_at <= ${new Date(now.getTime() + LONGEST_NOTICE_MINUTES * MINUTE_MS)}
      and ${wasNotToldSince(stepBefore(now))}
      and exists (select from push_devices d where d.user_id = o.user_id)
    order by p.promised_at limit ${AT_ONCE}`.all(db);

const stepBefore = (now: Date) => new Date(now.getTime() - LATE_STEP_MINUTES * MINUTE_MS);
const wasNotToldSince = (since: Date) => sql`(o.late_told_at is null or o.late_told_at <= ${since})`;

const idRow = z.strictObject({ id: z.int() });

/** Of these orders, those that nobody else has told of meanwhile. */
const markTold = (trx: Trx, ids: readonly number[], now: Date) =>
  statement(idRow)`
    update orders o set late_told_at = ${now}
    where o.id in (select id from orders where id = any(${ids}::bigint[]) order by id for no key update)
      and ${wasNotToldSince(stepBefore(now))}
    returning o.id`.all(trx);

/** Says of an order that is late when it comes now, at most every ten minutes, however often this runs. */
export async function tellOfLateOrders(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const late = new Map<number, Due & { readonly about: Date }>();
  for (const part of await findDue(db, now)) {
    const facts = { ...part, promisedAt: part.promised_at, acceptedAt: part.accepted_at };
    const about = latenessOf(facts, now)?.about;
    const told = late.get(part.order_id);
    // Of an order's parts the one that comes last.
    if (about && (!told || told.about < about)) late.set(part.order_id, { ...part, about });
  }
  if (late.size === 0) return;
  await db.transaction().execute(async (trx) => {
    const told = await markTold(trx, [...late.keys()], now);
    await enqueuePushes(
      trx,
      told.flatMap(({ id }) => pushesOf(services, late.get(id))),
    );
  });
}

function pushesOf(services: Services, order: (Due & { readonly about: Date }) | undefined) {
  if (!order) return [];
  const { order_id: id, oid, user_id, restaurant, about, time_zone } = order;
  const { config, clock } = services;
  const reading = { ...kitchenReading(services, time_zone), readerZone: config.APP_TIMEZONE };
  return customerPushes(services, {
    user_id,
    oid,
    partId: order.part_id,
    title: 'Running Late',
    message: `Your order ${oid} from ${restaurant} is running late, now about ${momentText(about, reading)}.`,
    key: `late:${id}:${Math.floor(clock.now().getTime() / (LATE_STEP_MINUTES * MINUTE_MS))}`,
  });
}
