import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { ORDER_STATUSES, type OrderStatus } from '@nearbite/contract/orders/statuses';
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { batchReads, unplanned } from '../../db/batch-reads.ts';
import type { Db, Trx } from '../../db/database.ts';
import { newestIds } from '../../db/newest-rows.ts';
import { prepared, type Slots } from '../../db/prepared.ts';
import { type JsonPage, jsonRow, statement } from '../../db/statement.ts';
import { countOf } from '../../figures/figures.queries.ts';
import { PART_JSON, PART_VERSION, restaurantOfPart } from './order-part-json.ts';

export type PartsPage = {
  readonly restaurantId: number;
  readonly status: OrderStatus | undefined;
  readonly limit: number;
  readonly offset: number;
  /** Of restaurants that have not set one. */
  readonly usualZone: string;
};

/** A page as it was read last, with what it was made of. */
type KeptPage = { readonly version: string; readonly json: string };
const listRow = z.strictObject({
  ordinal: z.int(),
  version: z.string(),
  /** Null where it is what was known of it. */
  json: z.string().nullable(),
  total: z.int(),
});

type Lists = {
  readonly restaurantIds: readonly number[];
  readonly statuses: readonly (OrderStatus | null)[];
  readonly limits: readonly number[];
  readonly offsets: readonly number[];
  readonly usualZones: readonly string[];
  readonly versions: readonly (string | null)[];
};

const PARTS = sql`order_parts p join orders o on o.id = p.order_id left join riders d on d.id = p.rider_id
  where p.id = any(page.ids)`;

const selectPages = ({ where, kinds }: Readonly<Record<'where' | 'kinds', RawBuilder<unknown>>>) =>
  prepared(
    listRow,
    (value: Slots<Lists>) => sql`
      select q.ordinal, seen.version, (${countOf(kinds, sql`q.restaurant_id`)}) as total,
        case when seen.version is distinct from q.version then (
          select '[' || coalesce(string_agg(${PART_JSON}, ',' order by p.id desc), '') || ']' from ${PARTS}
        ) end as json
      from unnest(${unplanned(value.restaurantIds, 'int')}, ${unplanned(value.statuses, 'text')},
        ${unplanned(value.limits, 'int')}, ${unplanned(value.offsets, 'int')}, ${unplanned(value.usualZones, 'text')},
        ${unplanned(value.versions, 'text')}
      ) with ordinality as q (restaurant_id, status, length, start, usual_zone, version, ordinal)
      left join lateral (${restaurantOfPart(sql`q.restaurant_id`, sql`q.usual_zone`)} offset 0) r on true
      cross join lateral (
        select ${newestIds('order_parts', where, { limit: sql`q.length`, offset: sql`q.start` })} as ids offset 0
      ) page
      cross join lateral (
        select concat(r.time_zone, r.restaurant, string_agg(${PART_VERSION}, ',' order by p.id desc)) as version
        from ${PARTS}
      ) seen`,
  );

/** As large as the pages of a few hundred kitchens, which look at theirs again and again. */
const MAX_KEPT_LENGTH = 8_000_000;

/**
 * One statement for all who ask at that moment; devices of one restaurant, told of an order at once, ask for the same. A
 * page is written down anew only where something of it has changed since it was read last, which the statement finds out.
 */
function readPages(of: Parameters<typeof selectPages>[0]) {
  const select = selectPages(of);
  const keptOf = new WeakMap<Db, LRUCache<string, KeptPage>>();
  return async (db: Db, wanted: readonly PartsPage[]): Promise<readonly JsonPage[]> => {
    const kept =
      keptOf.get(db) ??
      new LRUCache({ maxSize: MAX_KEPT_LENGTH, sizeCalculation: ({ json }: KeptPage) => json.length + 500 });
    keptOf.set(db, kept);
    const keys = wanted.map((page) => JSON.stringify(page));
    const pages = [...new Map(wanted.map((page, index) => [keys[index] ?? '', page]))].map(([key, page]) => ({
      key,
      page,
      known: kept.get(key),
    }));
    const each = <T>(read: (page: PartsPage) => T) => pages.map(({ page }) => read(page));
    const rows = await select.all(db, {
      restaurantIds: each(({ restaurantId }) => restaurantId),
      statuses: each(({ status }) => status ?? null),
      limits: each(({ limit }) => limit),
      offsets: each(({ offset }) => offset),
      usualZones: each(({ usualZone }) => usualZone),
      versions: pages.map(({ known }) => known?.version ?? null),
    });
    const found = new Map<string, JsonPage>();
    for (const { ordinal, version, json: changed, total } of rows) {
      const asked = pages[ordinal - 1];
      const json = changed ?? asked?.known?.json;
      if (!asked || json === undefined) continue;
      if (changed !== null) kept.set(asked.key, { version, json });
      found.set(asked.key, { json, total });
    }
    return keys.map((key) => found.get(key) ?? { json: '[]', total: 0 });
  };
}

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
