import { CompiledQuery, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { type Db, runOf, type Trx } from './database.ts';
import { checkedRows, type RowSchema } from './statement.ts';

/** A placeholder for a value of a statement. */
export class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** The placeholders of a statement's values, by name. */
export type Slots<Values> = { readonly [Name in keyof Values]-?: Slot };

/** Values or their placeholders, for parts of a statement that serve both. */
export type InText<Values> = { readonly [Name in keyof Values]: unknown };

type Compiled = { readonly query: CompiledQuery; readonly values: readonly unknown[] };

/** A statement that is compiled when it is run for the first time, and then only given its values. */
export type Prepared<Values, Row> = {
  all(db: Db | Trx, values: Values): Promise<Row[]>;
  first(db: Db | Trx, values: Values): Promise<Row | undefined>;
};

/**
 * For statements that are run often: putting one together by the query builder takes the server as long as sending it.
 * What differs from run to run comes by name, ``prepared(idRow, (value: Slots<{ oid: string }>) => sql`... oid =
 * ${value.oid}`)``; anything else in it stays as it was the first time.
 */
export function prepared<Values extends object, Schema extends RowSchema>(
  schema: Schema,
  build: (value: Slots<Values>) => RawBuilder<unknown>,
): Prepared<Values, z.infer<Schema>> {
  let known: Compiled | undefined;

  async function all(db: Db | Trx, values: Values): Promise<z.infer<Schema>[]> {
    // It has a slot under any name.
    known ??= compile(build(SLOTS as Slots<Values>), db);
    const { query } = known;
    const parameters = known.values.map((value) =>
      // Every name is one of the values, as `Slots` says.
      value instanceof Slot ? values[value.name as keyof Values] : value,
    );
    const run = runOf(db);
    const { rows } = await (run
      ? run(query.sql, parameters)
      : db.executeQuery<z.infer<Schema>>({ ...query, parameters }));
    return checkedRows(schema, rows, () => query.sql);
  }

  return { all, first: async (db, values) => (await all(db, values))[0] };
}

/** Has a slot under any name. */
const SLOTS: unknown = new Proxy({}, { get: (_target, name) => new Slot(String(name)) });

function compile(builder: RawBuilder<unknown>, db: Db | Trx): Compiled {
  const { sql: text, parameters } = builder.compile(db);
  return { query: CompiledQuery.raw(text), values: parameters };
}

/** One statement of each variant, for those whose parts depend on what they are run for. */
export function byVariant<Variant extends Readonly<Record<string, boolean | string>>, Made>(
  make: (variant: Variant) => Made,
): (variant: Variant) => Made {
  const known = new Map<string, Made>();
  return (variant) => {
    const key = Object.entries(variant)
      .filter(([, value]) => value)
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join();
    const made = known.get(key) ?? make(variant);
    known.set(key, made);
    return made;
  };
}
