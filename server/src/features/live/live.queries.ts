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
