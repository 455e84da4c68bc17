import type { Db } from '../../db/database.ts';

export type Standing = {
  readonly id: number;
  readonly version: number;
  readonly restaurantId: number | null;
  readonly isAdmin: boolean;
};

/** Those of the users who are still welcome, each with the restaurant that is theirs now. */
export async function findStandings(db: Db, userIds: readonly number[]): Promise<Standing[]> {
  return db
    .selectFrom('users as u')
    .leftJoin('restaurants as r', (join) =>
      join.onRef('r.owner_id', '=', 'u.id').on('r.status', 'in', ['approved', 'suspended']),
    )
    .select(['u.id', 'u.token_version as version', 'r.id as restaurantId', 'u.is_admin as isAdmin'])
    .where(({ eb, fn, val }) => eb('u.id', '=', fn.any(val([...userIds]))))
    .where('u.blocked_at', 'is', null)
    .execute();
}

/** Those of the sign-ins that were logged out or ended elsewhere. */
export async function findEndedFamilies(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('refresh_families')
    .select('id')
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...new Set(ids)]))))
    .where('revoked_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
