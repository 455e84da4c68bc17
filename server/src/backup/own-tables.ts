import type { ClientBase } from 'pg';

export type OwnTable = {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
};
type OwnSequence = { readonly schema: string; readonly name: string };

/** Ours and the job queue's. */
const SCHEMAS = ['public', 'graphile_worker'];

/** Written when the tables are made, so a restore has them already. */
const BOOKKEEPING = ['public.migrations', 'graphile_worker.migrations'];

/** What is written the same way by every PostgreSQL, whatever its own settings. */
export const PLAIN_OUTPUT = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

const nameOf = (client: ClientBase, { schema, name }: OwnSequence) =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

/** The table's name and columns as a COPY statement wants them. */
export function quoted(client: ClientBase, table: OwnTable): { table: string; columns: string } {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return { table: nameOf(client, table), columns };
}

/** Every table that holds data, without the columns the database computes by itself. */
export async function findOwnTables(client: ClientBase): Promise<OwnTable[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(
    `select n.nspname as schema, c.relname as name,
            (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'r' and n.nspname || '.' || c.relname <> all($2)
       and not exists (select from pg_depend d
                       where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1, 2`,
    [SCHEMAS, BOOKKEEPING],
  );
  return rows;
}

export async function findSequences(
  client: ClientBase,
): Promise<{ schema: string; name: string; lastValue: string; isCalled: boolean }[]> {
  const { rows } = await client.query<OwnSequence>(
    `select schemaname as schema, sequencename as name from pg_sequences
     where schemaname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  const sequences = [];
  for (const sequence of rows) {
    const { rows: values } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${nameOf(client, sequence)}`,
    );
    const [value] = values;
    if (value) sequences.push({ ...sequence, lastValue: value.last_value, isCalled: value.is_called });
  }
  return sequences;
}

/** How many rows there are, and a sum over their contents that does not depend on their order. */
export async function digestTable(
  client: ClientBase,
  table: OwnTable,
): Promise<{ rows: number; digest: string }> {
  const { table: name, columns } = quoted(client, table);
  const { rows } = await client.query<{ rows: number; digest: string }>(
    `select count(*)::int as rows,
            coalesce(sum(('x' || left(encode(sha256(convert_to(row(${columns})::text, 'UTF8')), 'hex'), 16))
              ::bit(64)::bigint::numeric), 0)::text as digest
     from ${name}`,
  );
  return rows[0] ?? { rows: 0, digest: '0' };
}
