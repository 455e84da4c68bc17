import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type Standing = {
  readonly id: number;
  readonly version: number;
  readonly restaurantId: number | null;
  readonly isAdmin: boolean;
};

/** Those of the users who are still welcome, each with the restaurant that is theirs now. */
export async function findStandings(db: Db, userIds: readonly number[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select u.id, u.token_version as version, r.id as "restaurantId", u.is_admin as "isAdmin"
    from users u
    left join restaurants r on r.owner_id = u.id and r.status in ('approved', 'suspended')
    where u.id = any(${userIds}::int[]) and u.blocked_at is null
  `.execute(db);
  return rows;
}
