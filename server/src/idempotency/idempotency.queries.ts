import { type RawBuilder, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { z } from 'zod';
import type { Db, Trx } from '../db/database.ts';
import type { InText } from '../db/prepared.ts';
import { statement } from '../db/statement.ts';

export type KeyOfCall = { readonly scope: string; readonly endpoint: string; readonly key: string };
export type Claim = KeyOfCall & { readonly requestHash: Buffer };

/** False when the key is taken. Waits for a call under way with the same key. */
export async function claimKey(trx: Trx, claim: Claim): Promise<boolean> {
  const { scope, endpoint, key, requestHash } = claim;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values({ scope, endpoint, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function storeResponse(
  trx: Trx,
  { scope, endpoint, key }: KeyOfCall,
  { status, text }: { readonly status: number; readonly text: string },
): Promise<void> {
  await sql`
    update idempotency_keys set status = ${status}::smallint, answer = ${text}
    where scope = ${scope} and endpoint = ${endpoint} and key = ${key}
  `.execute(trx);
}

/** A key that is to be taken together with the response to its call. */
export type ClaimWithResponse = Claim & { readonly status: number; readonly text: string };

/** How keys that come as JSON, their hashes in hexadecimals, are read. */
export const CLAIM_COLUMNS = sql`scope text, endpoint text, key text, "requestHash" text, status smallint, "text" text`;

/** Takes the keys that `given` lists and stores the responses; returns those that were free. */
export const claimWithResponses = (given: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into idempotency_keys (scope, endpoint, key, request_hash, status, answer)
  select scope, endpoint, key, decode("requestHash", 'hex'), status, "text" from ${given}
  on conflict do nothing
  returning scope, endpoint, key`;

/** The key is not taken, as far as the statement can see. */
export const isKeyFree = ({
  scope,
  endpoint,
  key,
}: InText<KeyOfCall>): RawBuilder<unknown> => sql`not exists (
  select from idempotency_keys k where k.scope = ${scope} and k.endpoint = ${endpoint} and k.key = ${key})`;

/**
 * Takes keys with responses that the same statement makes, columns \`status\` and \`answer\` of \`made\`. Of two at the same
 * moment the second fails with all that it has done (\`isKeyTaken\`).
 */
export const storeResponsesWithKeys = (
  { scope, endpoint, key, requestHash }: InText<Claim>,
  made: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into idempotency_keys (scope, endpoint, key, request_hash, status, answer)
  select ${scope}, ${endpoint}, ${key}, ${requestHash}, status, answer from ${made}`;

export const isKeyTaken = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === 'idempotency_keys_pkey';

const storedResponseRow = z.strictObject({
  requestHash: z.instanceof(Buffer),
  status: z.int(),
  text: z.string(),
});
export type StoredResponse = z.infer<typeof storedResponseRow>;

export const findStoredResponse = (
  db: Db,
  { scope, endpoint, key }: KeyOfCall,
): Promise<StoredResponse | undefined> =>
  statement(storedResponseRow)`
    select request_hash as "requestHash", status, answer as text from idempotency_keys
    where scope = ${scope} and endpoint = ${endpoint} and key = ${key} and answer is not null
  `.first(db);

export async function deleteOldKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
