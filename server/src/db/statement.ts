import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type Db, runOf, type Trx } from './database.ts';
import type { Run } from './pool/prepared-pool.ts';

/** What one row of a raw statement looks like; `z.strictObject`, so that a column without a reader is noticed too. */
export type RowSchema = z.ZodObject<z.ZodRawShape, z.core.$strict>;

/** A raw statement whose rows have a declared shape. */
export type Statement<Row> = {
  /** For `explain`, or as a part of another statement. */
  readonly builder: RawBuilder<Row>;
  all(db: Db | Trx): Promise<Row[]>;
  first(db: Db | Trx): Promise<Row | undefined>;
  /**
   * For statements that always return a row, such as counts. Outside of a transaction it ends when the signal says that
   * nobody waits for it any more.
   */
  one(db: Db | Trx, signal?: AbortSignal): Promise<Row>;
};

/** A response the database has written itself. */
export const jsonRow = z.strictObject({ json: z.string() });
/** One page of a list, with how many rows there are in all. */
export const jsonPageRow = z.strictObject({ json: z.string(), total: z.int() });
export type JsonPage = z.infer<typeof jsonPageRow>;

/** The same where counting stops at a bound. */
export const boundedPageRow = jsonPageRow.extend({ isMore: z.boolean() }).strict();

/** What was written. */
export const idRow = z.strictObject({ id: z.int() });

/** How many there are in all. */
export const totalRow = z.strictObject({ total: z.int() });

let isChecking = false;

/** The tests hold every row against its schema; in production the database's rows are taken as they come. */
export function checkRows(isOn = true): void {
  isChecking = isOn;
}

/**
 * Raw SQL with typed rows: ``statement(categoryRow)`select id, title from categories` ``. The type of a row comes
 * from its schema, and the tests check real rows against it, so a renamed column fails there.
 */
export function statement<Schema extends RowSchema>(schema: Schema) {
  type Row = z.infer<Schema>;
  return (text: TemplateStringsArray, ...values: readonly unknown[]): Statement<Row> => {
    const builder = sql<Row>(text, ...values);
    async function all(db: Db | Trx, signal?: AbortSignal): Promise<Row[]> {
      const run = signal && runOf(db);
      const { rows } = await (run ? runUntil(run, builder.compile(db), signal) : builder.execute(db));
      return checkedRows(schema, rows, () => text.join('$'));
    }
    return {
      builder,
      all,
      first: async (db) => (await all(db))[0],
      async one(db, signal) {
        const [row] = await all(db, signal);
        if (row === undefined) throw new Error(`No row from: ${oneLine(text.join('$'))}`);
        return row;
      },
    };
  };
}

const runUntil = (run: Run, { sql: text, parameters }: CompiledQuery, signal: AbortSignal) =>
  run(text, parameters, signal);

/** Rows as the database has sent them, which the tests hold against their schema. */
export function checkedRows<Schema extends RowSchema>(
  schema: Schema,
  rows: readonly unknown[],
  text: () => string,
): z.infer<Schema>[] {
  if (isChecking) for (const row of rows) checkRow(schema, row, text());
  // The schema says what the statement returns.
  return rows as z.infer<Schema>[];
}

function checkRow(schema: RowSchema, row: unknown, text: string): void {
  const { error } = schema.safeParse(row);
  if (!error) return;
  const problems = error.issues.map(({ path, message }) => `${path.join('.') || 'row'}: ${message}`);
  throw new Error(`A row is not as declared (${problems.join('; ')}): ${oneLine(text)}`);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200);
