import { sql } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { AppError } from '../../../lib/errors.ts';
import { isLivePart, isUnsettledOrder } from '../order-conditions.ts';

/** What may be held without paying; several people share an address. */
const PER_ACCOUNT = { orders: 10, portions: 500 };
const PER_ADDRESS = { orders: 30, portions: 1_500 };

export type Buyer = {
  readonly userId: number | undefined;
  /** The hash of the address the order comes from. */
  readonly placedFrom: string;
};

/**
 * Keeps one person from reserving a menu without paying. One order after the other is counted: whoever orders
 * from the same address at the same moment waits for this transaction.
 */
export async function limitUnpaidOrders(
  trx: Trx,
  { userId, placedFrom }: Buyer,
  portions: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`held:${placedFrom}`}, 0))`.execute(trx);
  const checks = [
    { held: await countHeld(trx, sql`o.placed_from = ${placedFrom}`), most: PER_ADDRESS },
    ...(userId === undefined
      ? []
      : [{ held: await countHeld(trx, sql`o.user_id = ${userId}`), most: PER_ACCOUNT }]),
  ];
  for (const { held, most } of checks) {
    if (held.orders >= most.orders || held.portions + portions > most.portions) {
      throw new AppError(
        'rate_limited',
        'Too many orders wait for payment. Please pay for one of them first.',
        {
          headers: { 'retry-after': '300' },
        },
      );
    }
  }
}

const heldRow = z.strictObject({ orders: z.int(), portions: z.int() });

const countHeld = (trx: Trx, whose: ReturnType<typeof sql>) =>
  statement(heldRow)`
    select count(distinct o.id) as orders, coalesce(sum(i.qty), 0) as portions
    from orders o join order_parts p on p.order_id = o.id join order_items i on i.part_id = p.id
    where ${whose} and ${isUnsettledOrder('o')} and o.payment_method = 'card' and ${isLivePart('p')}
  `.one(trx);
