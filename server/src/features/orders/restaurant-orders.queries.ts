import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { ORDER_STATUSES, type OrderStatus } from '@nearbite/contract/orders/statuses';
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { batchCalls, unplanned } from '../../db/batch-calls.ts';
import type { Db, Trx } from '../../db/database.ts';
import { newestIds } from '../../db/newest-rows.ts';
import { byVariant, prepared, type Slots } from '../../db/prepared.ts';
import { type JsonPage, jsonRow, statement } from '../../db/statement.ts';
import { countOf } from '../../figures/figures.queries.ts';
import { PART_VERSION, partJson, restaurantOfPart } from './order-part-json.ts';

export type PartsPage = {
  readonly restaurantId: number;
  readonly status: OrderStatus | undefined;
  readonly limit: number;
  readonly offset: number;
  /** Of restaurants that have not set one. */
  readonly usualZone: string;
};

/** A page as it was read last, with what it was made of. */
type CachedPage = { readonly version: string; readonly json: string };
const versionRow = z.strictObject({ ordinal: z.int(), version: z.string(), total: z.int() });
const listRow = versionRow.extend({ json: z.string() }).strict();

type Lists = {
  readonly restaurantIds: readonly number[];
  readonly statuses: readonly (OrderStatus | null)[];
  readonly limits: readonly number[];
  readonly offsets: readonly number[];
  readonly usualZones: readonly string[];
};

type Parts = Readonly<Record<'where' | 'kinds', RawBuilder<unknown>>>;

const PARTS = sql`order_parts p join orders o on o.id = p.order_id left join riders d on d.id = p.rider_id
  where p.id = any(page.ids)`;

const selectPages = (value: Slots<Lists>, { where, kinds }: Parts, columns: RawBuilder<unknown>) => sql`
      select q.ordinal, (${countOf(kinds, sql`q.restaurant_id`)}) as total, concat(r.time_zone, r.restaurant, (
          select string_agg(${PART_VERSION}, ',' order by p.id desc) from ${PARTS}
        )) as version ${columns}
      from unnest(${unplanned(value.restaurantIds, 'int')}, ${unplanned(value.statuses, 'text')},
        ${unplanned(value.limits, 'int')}, ${unplanned(value.offsets, 'int')}, ${unplanned(value.usualZones, 'text')}
      ) with ordinality as q (restaurant_id, status, length, start, usual_zone, ordinal)
      left join lateral (${restaurantOfPart(sql`q.restaurant_id`, sql`q.usual_zone`)} offset 0) r on true
      cross join lateral (
        select ${newestIds('order_parts', where, { limit: sql`q.length`, offset: sql`q.start` })} as ids offset 0
      ) page`;

const jsonColumn = (language: Language) => sql`, (
          select '[' || coalesce(string_agg(${partJson(language)}, ',' order by p.id desc), '') || ']' from ${PARTS}
        ) as json`;

/** As large as the pages of a few hundred kitchens, which look at theirs again and again. */
const MAX_KEPT_LENGTH = 8_000_000;
const createPageCache = () =>
  new LRUCache<string, CachedPage>({
    maxSize: MAX_KEPT_LENGTH,
    sizeCalculation: ({ json, version }) => json.length + version.length,
  });

type Asked = { readonly key: string; readonly page: PartsPage; readonly known: CachedPage | undefined };

const listsOf = (asked: readonly Asked[]): Lists => ({
  restaurantIds: asked.map(({ page }) => page.restaurantId),
  statuses: asked.map(({ page }) => page.status ?? null),
  limits: asked.map(({ page }) => page.limit),
  offsets: asked.map(({ page }) => page.offset),
  usualZones: asked.map(({ page }) => page.usualZone),
});

/**
 * One statement for all who ask at that moment; devices of one restaurant, told of an order at once, ask for the same. Of a
 * page that was read before a short one finds out whether anything of it has changed: writing it down takes the most.
 */
function readPages(parts: Parts, language: Language) {
  const findVersions = prepared(versionRow, (value: Slots<Lists>) => selectPages(value, parts, sql``));
  const findPages = prepared(listRow, (value: Slots<Lists>) =>
    selectPages(value, parts, jsonColumn(language)),
  );
  const cachesOf = new WeakMap<Db, ReturnType<typeof createPageCache>>();

  return async (db: Db, wanted: readonly PartsPage[]): Promise<readonly JsonPage[]> => {
    const cache = cachesOf.get(db) ?? createPageCache();
    cachesOf.set(db, cache);
    const keys = wanted.map((page) => JSON.stringify(page));
    const asked = [...new Map(wanted.map((page, at) => [keys[at] ?? '', page]))].map(
      ([key, page]): Asked => ({ key, page, known: cache.get(key) }),
    );
    const found = new Map<string, JsonPage>();
    const before = asked.filter(({ known }) => known !== undefined);
    const versions = before.length > 0 ? await findVersions.all(db, listsOf(before)) : [];
    for (const { ordinal, version, total } of versions) {
      const { key, known } = before[ordinal - 1] ?? {};
      if (key !== undefined && known?.version === version) found.set(key, { json: known.json, total });
    }
    const changed = asked.filter(({ key }) => !found.has(key));
    const rows = changed.length > 0 ? await findPages.all(db, listsOf(changed)) : [];
    for (const { ordinal, version, json, total } of rows) {
      const { key } = changed[ordinal - 1] ?? {};
      if (key === undefined) continue;
      cache.set(key, { version, json });
      found.set(key, { json, total });
    }
    return keys.map((key) => found.get(key) ?? { json: '[]', total: 0 });
  };
}

/** A page with how many there are in all; parts of one status are found through an index of their own. */
export const findOrderParts = (db: Db, page: PartsPage, language = DEFAULT_LANGUAGE): Promise<JsonPage> =>
  (page.status === undefined ? readAnyStatus : readOneStatus)({ language })(db, page);

const readAnyStatus = readPagesOf({
  where: sql`restaurant_id = q.restaurant_id`,
  kinds: sql.join(ORDER_STATUSES.map((status) => sql.lit(`parts-${status}`))),
});

const readOneStatus = readPagesOf({
  where: sql`restaurant_id = q.restaurant_id and order_status = q.status`,
  kinds: sql`'parts-' || q.status`,
});

function readPagesOf(parts: Parts) {
  return byVariant(({ language }: { readonly language: Language }) =>
    batchCalls(readPages(parts, language), 10),
  );
}

export async function findOrderPart(
  db: Db | Trx,
  {
    restaurantId,
    oid,
    usualZone,
    language,
  }: {
    readonly restaurantId: number;
    readonly oid: string;
    readonly usualZone: string;
    readonly language: Language;
  },
): Promise<OrderPart | undefined> {
  const row = await statement(jsonRow)`
    select ${partJson(language)} as json
    from orders o
    join order_parts p on p.order_id = o.id
    left join riders d on d.id = p.rider_id
    cross join lateral (${restaurantOfPart(sql`p.restaurant_id`, sql`${usualZone}::text`)}) r
    where o.oid = ${oid} and p.restaurant_id = ${restaurantId}`.first(db);
  // The tests hold it against the contract, as every response.
  return row && (JSON.parse(row.json) as OrderPart);
}
