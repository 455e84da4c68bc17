import type { ClientBase } from 'pg';

type Definition = { readonly isKey: boolean; readonly drop: string; readonly create: string };

/** In the order they were made: of two indexes that cost the same the planner takes the later one. */
const DEFINITIONS = `
  select true as "isKey", oid, format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint where contype = 'f' and conrelid = any($1::text[]::regclass[])
  union all
  select false, indexrelid, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index i where indrelid = any($1::text[]::regclass[])
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
  order by oid`;

/**
 * Fills tables while they have no indexes and foreign keys but those that make a row unique; all are made anew afterwards,
 * which takes a fraction of keeping them row by row.
 */
export async function withoutIndexes<T>(
  client: ClientBase,
  tables: readonly string[],
  fill: () => Promise<T>,
): Promise<T> {
  const { rows } = await client.query<Definition>(DEFINITIONS, [tables]);
  const keys = rows.filter(({ isKey }) => isKey);
  const indexes = rows.filter(({ isKey }) => !isKey);
  for (const { drop } of [...keys, ...indexes]) await client.query(drop);
  const filled = await fill();
  await client.query(`set maintenance_work_mem = '256MB'`);
  for (const { create } of [...indexes, ...keys]) await client.query(create);
  return filled;
}
