import type { Installation } from '@nearbite/contract/installation';
import type { ClientBase, Pool } from 'pg';
import { StartError } from '../process/start-error.ts';

/** Databases that say nothing are older than the setting. */
const BEFORE_THE_SETTING = 'PKR';

/** The first start decides in which currency a database counts; another one would misread every amount in it. */
export async function keepCurrency(
  pool: Pool,
  { currency, currencyDecimals }: Pick<Installation, 'currency' | 'currencyDecimals'>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ currency: string | null; isUsed: boolean }>(
      `select currency, exists (select from restaurants) as "isUsed" from platform_settings for update`,
    );
    const known = rows[0]?.currency ?? (rows[0]?.isUsed ? BEFORE_THE_SETTING : currency);
    if (known !== currency) {
      throw new StartError(
        `The database counts in ${known}, and CURRENCY is ${currency}: set CURRENCY=${known}, or begin with an empty database. Nothing was changed.`,
      );
    }
    if (rows[0]?.currency === null) {
      await client.query('update platform_settings set currency = $1', [currency]);
      await countIn(client, currencyDecimals);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** For a database without amounts: what is computed with it is stored. */
export const countIn = (client: Pick<ClientBase, 'query'>, currencyDecimals: number) =>
  client.query(
    `create or replace function currency_scale() returns double precision
     language sql immutable parallel safe as 'select ${10 ** currencyDecimals}::float8'`,
  );
