import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

const standingRow = z.strictObject({
  id: z.int(),
  version: z.int(),
  restaurantIds: z.array(z.int()),
  isAdmin: z.boolean(),
});

/** Those of the users who are still welcome, each with the restaurants that are theirs, or that they work for, now. */
export const findStandings = (db: Db, userIds: readonly number[]) =>
  statement(standingRow)`
    select u.id, u.token_version as version, u.is_admin as "isAdmin",
      array(
        select id from restaurants where owner_id = u.id and status in ('approved', 'suspended')
        union all
        select r.id from restaurant_staff s join restaurants r on r.id = s.restaurant_id
        where s.user_id = u.id and r.status in ('approved', 'suspended')
      ) as "restaurantIds"
    from users u where u.id = any(${[...userIds]}) and u.blocked_at is null`.all(db);

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
