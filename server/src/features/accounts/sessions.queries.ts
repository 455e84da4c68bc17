import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import type { RefreshFamilies } from '../../db/tables.ts';

export type RefreshFamily = {
  readonly id: string;
  readonly user_id: number;
  readonly generation: number;
  readonly rotated_at: Date;
  readonly expires_at: Date;
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
    .select(['f.id', 'f.user_id', 'f.generation', 'f.rotated_at', 'f.expires_at', 'f.revoked_at'])
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

export async function revokeFamily(db: Db | Trx, id: string, now: Date): Promise<void> {
  await db
    .updateTable('refresh_families')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function revokeAllFamilies(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('refresh_families')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Families that can never be used again. */
export async function deleteDeadFamilies(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('refresh_families').where('expires_at', '<', now).execute();
}
