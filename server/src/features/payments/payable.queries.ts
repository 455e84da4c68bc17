import { sql } from 'kysely';
import { z } from 'zod';
import { kitchenMailRow, MAIL_ITEMS } from '../../common/mailed-order.ts';
import { isUnsettledOrder } from '../../common/order-conditions.ts';
import { orderToPayFields, selectToPay } from '../../common/order-lock.ts';
import { batchCalls, isOneOfFew, unplanned } from '../../db/batch-calls.ts';
import { prepared, type Slots } from '../../db/prepared.ts';

/** A part of an order whose page may just have been paid, with what its kitchen is told. */
const payablePartRow = z.strictObject({
  ...orderToPayFields,
  ...kitchenMailRow.pick({ deliver_at: true, note: true, time_zone: true, items: true }).shape,
  kitchen_name: z.string(),
  kitchen_email: z.string(),
  kitchen_language: z.string(),
  /** The how manieth of the pages it belongs to, from 1 on. */
  nth: z.int(),
  session_id: z.int(),
  amount_minor: z.int(),
  /** The page asks money for it. */
  is_asked: z.boolean(),
  /** `ROW_VERSION` when it was read. */
  row_version: z.string(),
});
export type PayablePart = Readonly<z.infer<typeof payablePartRow>>;

/** As the provider names a page: by its own id and by the key it was opened with. */
export type PageName = {
  readonly provider: string;
  readonly sessionId: string;
  readonly sessionKey: string | undefined;
};

/**
 * All parts of the order of an open page, as they are at this moment, without holding them; none where nothing is to be
 * paid. One statement for all who pay at the same moment.
 */
export const readPayable = batchCalls<PageName, readonly PayablePart[]>(async (db, pages) => {
  const rows = await select.all(db, {
    providers: pages.map(({ provider }) => provider),
    sessionIds: pages.map(({ sessionId }) => sessionId),
    sessionKeys: pages.map(({ sessionKey }) => sessionKey ?? null),
  });
  const found = pages.map((): PayablePart[] => []);
  for (const row of rows) found[row.nth - 1]?.push(row);
  return found;
});

type Values = {
  readonly providers: readonly string[];
  readonly sessionIds: readonly string[];
  readonly sessionKeys: readonly (string | null)[];
};

/** Changes with every write to the order `o` or its part `p`. */
export const ROW_VERSION = sql`concat_ws(' ', p.xmin, o.xmin)`;

/** Pages that are to be paid; the alias names payment_sessions. */
export const isOpenPage = (alias: string) => sql`${sql.ref(`${alias}.status`)} in ('opening', 'open')`;

const select = prepared(payablePartRow, ({ providers, sessionIds, sessionKeys }: Slots<Values>) =>
  selectToPay(sql`${isOneOfFew('w.nth')} and ${isOpenPage('s')} and ${isUnsettledOrder('o')}`, {
    columns: sql`, o.deliver_at, o.note, t.time_zone, r.name as kitchen_name, r.email as kitchen_email, w.nth::int,
      (select language from users where id = r.owner_id) as kitchen_language,
      (select ${MAIL_ITEMS} from order_items i where i.part_id = p.id) as items,
      s.id as session_id, s.amount_minor, p.id = any(s.part_ids) as is_asked, ${ROW_VERSION} as row_version`,
    tables: sql`
    join payment_sessions s on s.order_id = o.id
    join unnest(${unplanned(providers, 'text')}, ${unplanned(sessionIds, 'text')}, ${unplanned(sessionKeys, 'text')})
      with ordinality as w (provider, session_id, session_key, nth) on s.id = (
        select id from payment_sessions
        where provider = w.provider and (provider_session_id = w.session_id or session_key = w.session_key)
        limit 1
      )
    join restaurants r on r.id = p.restaurant_id
    left join restaurant_terms t on t.restaurant_id = r.id`,
  }),
);
