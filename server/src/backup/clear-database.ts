import type { Pool } from 'pg';
import { StartError } from '../process/start-error.ts';

/** Not an extension's own: those stay. */
const NOT_OF_AN_EXTENSION = (catalog: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`;

/** A restore must never meet a running app, another program's tables, or data that somebody still needs. */
export async function refuseUsedDatabase(pool: Pool, mayReplace: boolean): Promise<void> {
  const { rows: users } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'nearbite'`,
  );
  if (users.length > 0) throw new StartError('Nearbite is running on this database: stop it first.');
  const { rows } = await pool.query<{ name: string }>(
    `select o.relname as name from pg_class o
     where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p') and ${NOT_OF_AN_EXTENSION('pg_class')}`,
  );
  const tables = new Set(rows.map(({ name }) => name));
  if (tables.size > 0 && !tables.has('migrations')) {
    throw new StartError('The database holds tables that are not of Nearbite: name an empty one.');
  }
  for (const table of ['users', 'restaurants', 'orders'].filter((name) => tables.has(name))) {
    const { rowCount } = await pool.query(`select from ${table} limit 1`);
    if (rowCount && !mayReplace) {
      throw new StartError(
        'The database is not empty: restore into an empty one, or say --replace to lose what it holds.',
      );
    }
  }
}

/** Extensions and the schema itself stay: to make them again may take a superuser. */
export async function clearDatabase(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ command: string }>(
    `select format('drop table %s cascade', o.oid::regclass) as command from pg_class o
     where o.relnamespace = 'public'::regnamespace and o.relkind in ('r', 'p') and ${NOT_OF_AN_EXTENSION('pg_class')}
     union all
     select format('drop routine if exists %s cascade', o.oid::regprocedure) from pg_proc o
     where o.pronamespace = 'public'::regnamespace and ${NOT_OF_AN_EXTENSION('pg_proc')}`,
  );
  const commands = [...rows.map(({ command }) => command), 'drop schema if exists graphile_worker cascade'];
  await pool.query(['begin', ...commands, 'commit'].join(';\n'));
}
