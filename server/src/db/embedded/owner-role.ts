import pg from 'pg';
import { SUPERUSER } from './initdb.ts';
import type { Address } from './server-process.ts';

/** Whom the application signs in as: owns its database and nothing else on the server. */
export const OWNER = 'nearbite_app';

/** Only a superuser may create all of them; the migrations find them there. */
const EXTENSIONS = ['cube', 'earthdistance', 'pg_trgm', 'unaccent'];

type Server = { readonly address: Address; readonly session: pg.Client; readonly password: string };

/**
 * Makes the role that owns the database, also where an earlier version had made everything as the superuser. With
 * nothing to do it only looks.
 */
export async function ensureOwner({ address, session, password }: Server, database: string): Promise<void> {
  await createRole(session, password);
  await session.query(`alter database ${session.escapeIdentifier(database)} owner to ${OWNER}`);
  const client = new pg.Client({ ...address, user: SUPERUSER, password, database, ssl: false });
  await client.connect();
  try {
    for (const name of EXTENSIONS) await client.query(`create extension if not exists ${name}`);
    const { rows } = await client.query<{ command: string }>(FOREIGN_OBJECTS, [SUPERUSER, OWNER]);
    if (rows.length > 0) {
      await client.query(['begin', ...rows.map(({ command }) => command), 'commit'].join(';\n'));
    }
  } finally {
    await client.end();
  }
}

/** The password is the cluster's own: who can read it can read the data files too. */
async function createRole(session: pg.Client, password: string): Promise<void> {
  const { rowCount } = await session.query('select from pg_roles where rolname = $1', [OWNER]);
  const traits = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
  const verb = rowCount === 0 ? 'create' : 'alter';
  await session.query(`${verb} role ${OWNER} ${traits} password ${session.escapeLiteral(password)}`);
}

/**
 * The statements that hand over what belongs to the superuser and is neither PostgreSQL's own nor an extension's.
 * What depends on a table (its indexes, the sequences of its columns, its row type) goes with it.
 */
const FOREIGN_OBJECTS = `
  with own as (
    select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), dependent as (
    select classid, objid from pg_depend where deptype in ('e', 'i', 'a')
  )
  select format('alter schema %I owner to %I', n.nspname, $2::text) as command
  from pg_namespace n
  where n.oid in (select oid from own) and n.nspowner = $1::regrole
    and ('pg_namespace'::regclass, n.oid) not in (select classid, objid from dependent)
  union all
  select format('alter %s %s owner to %I', case c.relkind
      when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
      else 'table' end, c.oid::regclass, $2::text)
  from pg_class c
  where c.relnamespace in (select oid from own) and c.relowner = $1::regrole
    and c.relkind in ('r', 'p', 'S', 'v', 'm')
    and ('pg_class'::regclass, c.oid) not in (select classid, objid from dependent)
  union all
  select format('alter routine %s owner to %I', p.oid::regprocedure, $2::text)
  from pg_proc p
  where p.pronamespace in (select oid from own) and p.proowner = $1::regrole
    and ('pg_proc'::regclass, p.oid) not in (select classid, objid from dependent)
  union all
  select format('alter type %s owner to %I', t.oid::regtype, $2::text)
  from pg_type t
  where t.typnamespace in (select oid from own) and t.typowner = $1::regrole and (t.typtype in ('d', 'e')
      or exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
    and ('pg_type'::regclass, t.oid) not in (select classid, objid from dependent)`;
