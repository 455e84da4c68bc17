import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../../../db/database.ts';
import type { InText } from '../../../db/prepared.ts';
import { statement } from '../../../db/statement.ts';
import { AppError } from '../../../lib/errors.ts';

/** What may be held without paying; several people share an address. */
const PER_ACCOUNT = { orders: 10, portions: 500 };
const PER_ADDRESS = { orders: 30, portions: 1_500 };

export type Buyer = {
  readonly userId: number | undefined;
  /** The hash of the address the order comes from. */
  readonly placedFrom: string;
};

type Amount = { readonly orders: number; readonly portions: number };

/**
 * Keeps one person from reserving a menu without paying; the part of a statement that is true where so much more may be
 * ordered. `fromAddress` has what else the statement orders from there, up to this order. One statement after the other
 * is counted: whoever orders from the same address at the same moment waits for this transaction.
 */
export const isWithinLimits = (
  { userId, placedFrom }: InText<Buyer>,
  { portions, fromAddress }: { readonly portions: unknown; readonly fromAddress: InText<Amount> },
): RawBuilder<boolean> => sql`(
  select ${isWithin('by_address', PER_ADDRESS, fromAddress)}
    and ${isWithin('by_account', PER_ACCOUNT, { orders: 1, portions })}
  from hold_unpaid_orders(${placedFrom}::text, ${userId ?? null}::int))`;

const isWithin = (whose: string, most: Amount, more: InText<Amount>) =>
  sql`${sql.ref(`orders_${whose}`)} + ${more.orders}::int <= ${most.orders}::int
    and ${sql.ref(`portions_${whose}`)} + ${more.portions}::int <= ${most.portions}::int`;

const withinRow = z.strictObject({ is_within: z.boolean() });

/** Why so many portions more may not be ordered, if so. */
export async function findLimitReached(
  trx: Trx,
  buyer: Buyer,
  portions: number,
): Promise<AppError | undefined> {
  const { is_within } = await statement(
    withinRow,
  )`select ${isWithinLimits(buyer, { portions, fromAddress: { orders: 1, portions } })} as is_within`.one(
    trx,
  );
  if (is_within) return undefined;
  const message = 'Too many orders wait for payment. Please pay for one of them first.';
  return new AppError('rate_limited', message, { headers: { 'retry-after': '300' } });
}
