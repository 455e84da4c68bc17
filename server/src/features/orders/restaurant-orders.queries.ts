import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { ORDER_STATUSES, type OrderStatus } from '@nearbite/contract/orders/statuses';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { batchReads, unplanned } from '../../db/batch-reads.ts';
import type { Db, Trx } from '../../db/database.ts';
import { newestRows } from '../../db/newest-rows.ts';
import { prepared, type Slots } from '../../db/prepared.ts';
import { type JsonPage, jsonPageRow, jsonRow, statement } from '../../db/statement.ts';
import { countOf } from '../../figures/figures.queries.ts';
import { PART_JSON, restaurantOfPart } from './order-part-json.ts';

export type PartsPage = {
  readonly restaurantId: number;
  readonly status: OrderStatus | undefined;
  readonly limit: number;
  readonly offset: number;
  /** Of restaurants that have not set one. */
  readonly usualZone: string;
};

const listRow = jsonPageRow.extend({ ordinal: z.int() }).strict();

/** A page with how many there are in all; parts of one status are found through an index of their own. */
export const findOrderParts = (db: Db, page: PartsPage): Promise<JsonPage> =>
  page.status === undefined ? readAnyStatus(db, page) : readOneStatus(db, page);

const readAnyStatus = batchReads(
  readPages({
    where: sql`restaurant_id = q.restaurant_id`,
    kinds: sql.join(ORDER_STATUSES.map((status) => sql.lit(`parts-${status}`))),
  }),
  10,
);

const readOneStatus = batchReads(
  readPages({
    where: sql`restaurant_id = q.restaurant_id and order_status = q.status`,
    kinds: sql`'parts-' || q.status`,
  }),
  10,
);

type Lists = {
  readonly restaurantIds: readonly number[];
  readonly statuses: readonly (OrderStatus | null)[];
  readonly limits: readonly number[];
  readonly offsets: readonly number[];
  readonly usualZones: readonly string[];
};

/** One statement for all who ask at that moment; devices of one restaurant, told of an order at once, ask for the same. */
function readPages({ where, kinds }: { where: RawBuilder<unknown>; kinds: RawBuilder<unknown> }) {
  const newest = newestRows('order_parts', where, { limit: sql`q.length`, offset: sql`q.start` });
  const read = prepared(
    listRow,
    ({ restaurantIds, statuses, limits, offsets, usualZones }: Slots<Lists>) => sql`
      select q.ordinal, '[' || coalesce(list.parts, '') || ']' as json, (${countOf(kinds, sql`q.restaurant_id`)}) as total
      from unnest(${unplanned(restaurantIds, 'int')}, ${unplanned(statuses, 'text')}, ${unplanned(limits, 'int')},
        ${unplanned(offsets, 'int')}, ${unplanned(usualZones, 'text')}
      ) with ordinality as q (restaurant_id, status, length, start, usual_zone, ordinal)
      left join lateral (${restaurantOfPart(sql`q.restaurant_id`, sql`q.usual_zone`)} offset 0) r on true
      left join lateral (
        select string_agg(${PART_JSON}, ',' order by p.id desc) as parts
        from (${newest}) p join orders o on o.id = p.order_id left join riders d on d.id = p.rider_id
      ) list on true`,
  );
  return async (db: Db, wanted: readonly PartsPage[]): Promise<readonly JsonPage[]> => {
    const keys = wanted.map((page) => JSON.stringify(page));
    const pages = [...new Map(wanted.map((page, index) => [keys[index], page])).values()];
    const rows = await read.all(db, {
      restaurantIds: pages.map(({ restaurantId }) => restaurantId),
      statuses: pages.map(({ status }) => status ?? null),
      limits: pages.map(({ limit }) => limit),
      offsets: pages.map(({ offset }) => offset),
      usualZones: pages.map(({ usualZone }) => usualZone),
    });
    const byKey = new Map(rows.map(({ ordinal, ...page }) => [JSON.stringify(pages[ordinal - 1]), page]));
    return keys.map((key) => byKey.get(key) ?? { json: '[]', total: 0 });
  };
}

export async function findOrderPart(
  db: Db | Trx,
  {
    restaurantId,
    oid,
    usualZone,
  }: { readonly restaurantId: number; readonly oid: string; readonly usualZone: string },
): Promise<OrderPart | undefined> {
  const row = await statement(jsonRow)`
    select ${PART_JSON} as json
    from orders o
    join order_parts p on p.order_id = o.id
    left join riders d on d.id = p.rider_id
    cross join lateral (${restaurantOfPart(sql`p.restaurant_id`, sql`${usualZone}::text`)}) r
    where o.oid = ${oid} and p.restaurant_id = ${restaurantId}`.first(db);
  // The tests hold it against the contract, as every response.
  return row && (JSON.parse(row.json) as OrderPart);
}
