import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../../db/database.ts';
import type { RefreshFamilies } from '../../../db/tables.ts';

export type RefreshFamily = {
  readonly id: string;
  readonly user_id: number;
  readonly generation: number;
  readonly rotated_at: Date;
  readonly expires_at: Date;
  readonly created_at: Date;
  readonly revoked_at: Date | null;
  readonly token_version: number;
  readonly blocked_at: Date | null;
};

export async function insertFamily(db: Db | Trx, family: Insertable<RefreshFamilies>): Promise<void> {
  await db.insertInto('refresh_families').values(family).execute();
}

/** Locked, so that parallel refreshes of one sign-in follow one another. */
export async function lockFamily(trx: Trx, id: string): Promise<RefreshFamily | undefined> {
  return trx
    .selectFrom('refresh_families as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select([
      'f.id',
      'f.user_id',
      'f.generation',
      'f.rotated_at',
      'f.expires_at',
      'f.revoked_at',
      'f.created_at',
    ])
    .select(['u.token_version', 'u.blocked_at'])
    .where('f.id', '=', id)
    .forUpdate('f')
    .executeTakeFirst();
}

export async function rotateFamily(
  trx: Trx,
  id: string,
  changes: Pick<RefreshFamily, 'generation' | 'rotated_at' | 'expires_at'>,
): Promise<void> {
  await trx.updateTable('refresh_families').set(changes).where('id', '=', id).execute();
}

/** Returns whose sign-in it was, if it was still running. */
export async function revokeFamily(db: Db | Trx, id: string, now: Date): Promise<number | undefined> {
  const row = await db
    .updateTable('refresh_families')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Sign-ins that can still be used, the newest first. */
export function listFamilies(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('refresh_families')
    .select(['id', 'user_agent', 'address', 'created_at', 'rotated_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

/** False when it is not a running sign-in of that user. */
export async function revokeOwnFamily(
  db: Db,
  { id, userId }: { readonly id: string; readonly userId: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refresh_families')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function markReviewed(db: Db, id: string): Promise<void> {
  await db
    .updateTable('refresh_families')
    .set({ security_review_due: false })
    .where('id', '=', id)
    .where('security_review_due', '=', true)
    .execute();
}

export async function revokeAllFamilies(
  trx: Trx,
  userId: number,
  now: Date,
  { except }: { readonly except?: string | undefined } = {},
): Promise<void> {
  await trx
    .updateTable('refresh_families')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (families) => families.where('id', '!=', except ?? ''))
    .execute();
}

/** Families that can never be used again. */
export async function deleteDeadFamilies(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('refresh_families').where('expires_at', '<', now).execute();
}
