import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../../db/database.ts';
import type { Passkeys } from '../../../db/tables.ts';

export function listPasskeys(db: Db | Trx, userId: number) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'credential_id', 'transports', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function countPasskeys(db: Db | Trx, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** With the address of its holder. */
export function findPasskey(db: Db, credentialId: Buffer) {
  return db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id', 'p.public_key', 'p.counter', 'u.email'])
    .where('p.credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** False when it is somebody's already. */
export async function insertPasskey(trx: Trx, passkey: Insertable<Passkeys>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False when it was removed meanwhile, or another use has counted as far: one of the two is a copy. */
export async function noteUse(
  trx: Trx,
  { id, counter, now }: { readonly id: string; readonly counter: number; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns its name, or undefined when it is none of that user's. */
export async function deletePasskey(
  trx: Trx,
  { id, userId }: { readonly id: string; readonly userId: number },
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** False when it was spent before. */
export async function spendChallenge(db: Db | Trx, challenge: Buffer, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_challenges')
    .values({ challenge, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteSpentChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('spent_challenges').where('expires_at', '<', now).execute();
}
