import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

export async function findOrderId(db: Db, oid: string): Promise<number | null> {
  const order = await db.selectFrom('orders').select('id').where('oid', '=', oid).executeTakeFirst();
  return order?.id ?? null;
}

type ProviderEvent = { readonly provider: string; readonly id: string; readonly kind: string };

/** False when the same event was heard before. */
export async function noteEvent(trx: Trx, { provider, id, kind }: ProviderEvent): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into payment_events (provider, event_id, kind) values (${provider}, ${id}, ${kind}) on conflict do nothing
  `.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function markPaymentFailed(trx: Trx, orderId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update orders set payment_status = 'failed' where id = ${orderId} and payment_status = 'pending'
  `.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

export type LedgerEntry = {
  readonly orderId: number;
  readonly partId: number | null;
  readonly kind: 'charge' | 'refund' | 'refund_reversal' | 'cash' | 'cash_return';
  readonly amountMinor: number;
  readonly provider: string;
  readonly reference: string;
};

/** The provider's reference makes an entry unique: the same movement is written once. False when it was before. */
export async function writeLedger(trx: Trx, entry: LedgerEntry): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into money_ledger (order_id, part_id, kind, amount_minor, provider, provider_reference)
    values (${entry.orderId}, ${entry.partId}, ${entry.kind}, ${entry.amountMinor}, ${entry.provider},
      ${entry.reference})
    on conflict (provider, kind, provider_reference) do nothing
  `.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

export const lineRow = z.strictObject({ title: z.string(), qty: z.int(), unit_price_minor: z.int() });
/** Items that are being paid, from the alias `i`. */
export const LINES = sql`json_agg(json_build_object('title', i.title, 'qty', i.qty, 'unit_price_minor', i.unit_price_minor)
  order by i.id)`;

/** What the provider's page lists for these parts. Without the customer: everybody who knows the order's id may open the page. */
export const orderToPayRow = z.strictObject({
  oid: z.string(),
  tax_fee_minor: z.int(),
  service_fee_minor: z.int(),
  delivery_fee_minor: z.int(),
  saved_minor: z.int(),
  items: z.array(lineRow),
});
export type OrderToPay = Readonly<z.infer<typeof orderToPayRow>>;

/** What a provider shows on its page: the lines and fees of the parts that are paid there. */
export const getOrderToPay = (db: Db, orderId: number, partIds: readonly number[]): Promise<OrderToPay> =>
  statement(orderToPayRow)`
    select o.oid, sum(p.tax_fee_minor)::bigint as tax_fee_minor,
      sum(p.service_fee_minor)::bigint as service_fee_minor,
      sum(p.delivery_fee_minor)::bigint as delivery_fee_minor, sum(p.saved_minor)::bigint as saved_minor,
      (select ${LINES} from order_parts q join order_items i on i.part_id = q.id
        where q.order_id = o.id and q.id = any(${partIds})) as items
    from orders o
    join order_parts p on p.order_id = o.id and p.id = any(${partIds})
    where o.id = ${orderId}
    group by o.id
  `.one(db);

export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await sql`delete from payment_events where received_at < ${before}`.execute(db);
}
