import { sql } from 'kysely';
import { z } from 'zod';
import { isOnItsWay } from '../../common/order-conditions.ts';
import { customerPushes } from '../../common/order-pushes.ts';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { enqueuePushes } from '../../jobs/send-push.ts';
import type { Services } from '../../services.ts';
import { type NewPosition, toRecord } from './tracking.queries.ts';

/** Two minutes on foot: time to go to the door. */
const NEAR_METRES = 300;
const METRES_PER_DEGREE = 111_320;

const arrivalRow = z.strictObject({
  part_id: z.int(),
  rider_id: z.int().nullable(),
  oid: z.string(),
  user_id: z.int(),
  restaurant: z.string(),
});

/** Of customers with a device who do not know it yet. A position that is vaguer than the distance says nothing. */
const findArrivals = (db: Db, positions: readonly NewPosition[], now: Date) =>
  statement(arrivalRow)`
    select p.id as part_id, n.rider_id, o.oid, o.user_id, r.name as restaurant
    from json_to_recordset(${JSON.stringify(positions.map(toRecord))}::json) as n(
      order_id bigint, part_id bigint, rider_id int, latitude float8, longitude float8, accuracy real)
    join orders o on o.id = n.order_id
    join order_parts p on p.order_id = o.id and (n.part_id is null or p.id = n.part_id) and ${isOnItsWay('p', now)}
    join restaurants r on r.id = p.restaurant_id
    where o.user_id is not null and coalesce(n.accuracy, 0) <= ${NEAR_METRES}
      and exists (select from push_devices d where d.user_id = o.user_id)
      and sqrt(power(n.latitude - o.latitude, 2)
        + power((n.longitude - o.longitude) * cos(radians(o.latitude)), 2)) * ${METRES_PER_DEGREE} <= ${NEAR_METRES}
      and p.rider_id is not distinct from n.rider_id
      and not exists (select from pushes where push_key = ${sql`'near:' || p.id || ':' || coalesce(n.rider_id, 0)`})`.all(
    db,
  );

/** Once for each rider who brings it. */
export async function tellOfArrivals(
  services: Pick<Services, 'db' | 'clock'>,
  positions: readonly NewPosition[],
): Promise<void> {
  const { db, clock } = services;
  const pushes = (await findArrivals(db, positions, clock.now())).flatMap(
    ({ part_id: partId, rider_id, oid, user_id, restaurant }) =>
      customerPushes(services, {
        user_id,
        oid,
        partId,
        title: 'Almost There',
        message: `Your order ${oid} from ${restaurant} is just around the corner.`,
        key: `near:${partId}:${rider_id ?? 0}`,
      }),
  );
  await enqueuePushes(db, pushes);
}
