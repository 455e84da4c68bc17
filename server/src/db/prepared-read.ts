import type { Pool } from 'pg';
import type { Db } from './database.ts';
import { nameOfStatement } from './prepared-pool.ts';
import { isCheckingRows, type Statement } from './statement.ts';

const pools = new WeakMap<Db, Pool>();

/** From which connections a `Db` reads. */
export const setReads = (db: Db, reads: Pool): void => void pools.set(db, reads);

/**
 * A read that is asked for so often that writing it down costs more than finding its rows: its text is made once, and it
 * goes to the driver without the query builder between. `write` uses its values once each, in their order, and for
 * nothing else than values of the statement.
 */
export function preparedRead<Values extends readonly unknown[], Row>(
  write: (...values: Values) => Statement<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let prepared: { readonly text: string; readonly name: string } | undefined;

  function prepare(db: Db, values: Values): { readonly text: string; readonly name: string } {
    const { sql: text, parameters } = write(...values).builder.compile(db);
    if (parameters.length !== values.length || parameters.some((value, at) => value !== values[at])) {
      throw new Error(`Not the values in their order: ${text}`);
    }
    return { text, name: nameOfStatement(text) };
  }

  return async (db, ...values) => {
    const pool = pools.get(db);
    if (!pool) return write(...values).all(db);
    prepared ??= prepare(db, values);
    const { rows } = await pool.query({ ...prepared, values: [...values] });
    return isCheckingRows() ? write(...values).check(rows) : rows;
  };
}
