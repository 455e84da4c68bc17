import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../../db/database.ts';
import type { SecondFactors } from '../../../db/tables.ts';

/** Locked, so that one code is not accepted twice at once. */
export function lockFactor(trx: Trx, userId: number) {
  return trx
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at', 'created_at', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function isFactorOn(db: Db | Trx, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.confirmed_at != null;
}

/** Takes the place of a secret that was not confirmed. */
export async function putUnconfirmedFactor(trx: Trx, factor: Insertable<SecondFactors>): Promise<void> {
  await trx
    .insertInto('second_factors')
    .values(factor)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: factor.secret, created_at: factor.created_at, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .execute();
}

export async function deleteUnconfirmedFactor(trx: Trx, userId: number): Promise<void> {
  await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Secrets of enrolments that were not finished in time. */
export async function deleteForgottenFactors(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}

export async function noteStep(trx: Trx, userId: number, step: number): Promise<void> {
  await trx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute();
}

export async function confirmFactor(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx.updateTable('second_factors').set({ confirmed_at: now }).where('user_id', '=', userId).execute();
}

/** Takes the factor and its recovery codes away. */
export async function deleteFactor(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

export async function replaceRecoveryCodes(
  trx: Trx,
  userId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

export async function spendRecoveryCode(trx: Trx, userId: number, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Used or not. */
export async function hasRecoveryCode(trx: Trx, userId: number, hash: Buffer): Promise<boolean> {
  const row = await trx
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}
