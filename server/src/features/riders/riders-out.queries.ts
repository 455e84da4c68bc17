import type { RidersOut } from '@nearbite/contract/riders/riders';
import { MAX_RIDERS_OUT } from '@nearbite/contract/riders/riders';
import { sql } from 'kysely';
import { isOnItsWay } from '../../common/order-conditions.ts';
import type { Db } from '../../db/database.ts';
import { isoUtc } from '../../db/iso-utc.ts';
import { jsonRow, statement } from '../../db/statement.ts';
import { RawJson } from '../../routing/raw-json.ts';

/** More than anybody carries at once. */
const DELIVERIES = 50;

/** The riders of a restaurant who are on their way, with their newest position that is still kept. */
export async function findRidersOut(
  db: Db,
  restaurantId: number,
  now: Date,
): Promise<RawJson<RidersOut> | undefined> {
  const row = await statement(jsonRow)`
    select json_build_object(
      'restaurant', json_build_object('id', res.id, 'name', res.name, 'latitude', res.latitude, 'longitude', res.longitude),
      'now', ${isoUtc(sql`${now}::timestamptz`)},
      'riders', (
        select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'phone_number', d.phone_number,
          'deliveries', d.deliveries, 'position', d.position) order by d.id), '[]')
        from (
          select r.id, r.name, r.phone_number, carried.deliveries, (
            select json_build_object('latitude', pos.latitude, 'longitude', pos.longitude, 'accuracy', pos.accuracy_m,
              'part', p.restaurant_id, 'rider_id', r.id, 'at', ${isoUtc(sql`pos.recorded_at`)})
            from rider_positions pos
            join order_parts p on p.id = pos.part_id and p.rider_id = r.id and ${isOnItsWay('p', now)}
            where pos.rider_id = r.id and pos.expires_at > ${now}
            order by pos.recorded_at desc limit 1
          ) as position
          from riders r
          cross join lateral (
            select json_agg(json_build_object('oid', p.oid, 'number', p.number)) as deliveries
            from (
              select o.oid, p.number from order_parts p join orders o on o.id = p.order_id
              where p.rider_id = r.id and ${isOnItsWay('p', now)}
              order by p.promised_at nulls last, p.id limit ${DELIVERIES}
            ) p
          ) carried
          where r.restaurant_id = res.id and r.deleted_at is null and carried.deliveries is not null
          order by r.id limit ${MAX_RIDERS_OUT}
        ) d
      )
    )::text as json
    from restaurants res where res.id = ${restaurantId}`.first(db);
  return row && new RawJson(row.json);
}
