import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';

export type KeyOfCall = { readonly scope: string; readonly endpoint: string; readonly key: string };
export type Claim = KeyOfCall & { readonly requestHash: Buffer };

/** False when the key is taken. Waits for a call under way with the same key. */
export async function claimKey(trx: Trx, claim: Claim): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into idempotency_keys (scope, endpoint, key, request_hash)
    values (${claim.scope}, ${claim.endpoint}, ${claim.key}, ${claim.requestHash})
    on conflict do nothing
  `.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** A statement, so that it can also be part of a larger one. */
export const keepAnswer = (
  { scope, endpoint, key }: KeyOfCall,
  { status, text }: { readonly status: number; readonly text: string },
): RawBuilder<unknown> => sql`
  update idempotency_keys set status = ${status}::smallint, answer = ${text}
  where scope = ${scope} and endpoint = ${endpoint} and key = ${key}`;

export type KeptAnswer = { readonly requestHash: Buffer; readonly status: number; readonly text: string };

export async function findAnswer(
  db: Db,
  { scope, endpoint, key }: KeyOfCall,
): Promise<KeptAnswer | undefined> {
  const { rows } = await sql<KeptAnswer>`
    select request_hash as "requestHash", status, answer as text from idempotency_keys
    where scope = ${scope} and endpoint = ${endpoint} and key = ${key} and answer is not null
  `.execute(db);
  return rows[0];
}

export async function deleteOldKeys(db: Db, before: Date): Promise<void> {
  await sql`delete from idempotency_keys where created_at < ${before}`.execute(db);
}
