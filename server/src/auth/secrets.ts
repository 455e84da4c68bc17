import { hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';

/** The installation's secret: configured, or generated once and kept in the database so that instances agree. */
export async function loadMasterSecret(db: Db, configured: string | undefined): Promise<string> {
  if (configured) return configured;
  const fresh = randomBytes(48).toString('base64url');
  await db
    .insertInto('app_secrets')
    .values({ name: 'master', value: fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
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
