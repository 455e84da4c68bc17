import { hkdfSync, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The installation's secret: configured, or generated once and kept in the database so that instances agree. */
export async function loadMasterSecret(db: Db, configured: string | undefined): Promise<string> {
  if (configured) return configured;
  const fresh = randomBytes(48).toString('base64url');
  await sql`insert into app_secrets (name, value) values ('master', ${fresh}) on conflict (name) do nothing`.execute(
    db,
  );
  const { value } = await db
    .selectFrom('app_secrets')
    .select('value')
    .where('name', '=', 'master')
    .executeTakeFirstOrThrow();
  return value;
}

/** Separate keys for separate purposes, all from the one secret. */
export function deriveKey(master: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', master, 'nearbite', purpose, 32));
}
