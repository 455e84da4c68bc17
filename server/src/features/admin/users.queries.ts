import type { AdminUser } from '@nearbite/contract/admin/admin';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import { containing } from './containing.ts';
import { openOrdersOf } from './open-orders.queries.ts';

type UserRow = Omit<AdminUser, 'date'> & { created_at: Date };

/** The restaurant that lives or waits, else the newest declined request. */
const selectUsers = sql`
  select u.id, u.name, u.email, u.is_verified, u.is_admin, u.blocked_at is not null as is_blocked, u.created_at,
         case when r.id is null then null
              else json_build_object('id', r.id, 'name', r.name, 'status', r.status,
                'open_orders', ${openOrdersOf(sql`r.id`)}) end as restaurant
  from users u
  left join lateral (
    select id, name, status from restaurants where owner_id = u.id order by id desc limit 1
  ) r on true
`;

type Filter = { readonly query?: string | undefined; readonly limit: number; readonly offset: number };

const chosen = ({ query }: Filter) =>
  query === undefined ? sql`true` : sql`(u.name || ' ' || u.email) ilike ${containing(query)}`;

export const userPage = (filter: Filter) => sql<UserRow>`
  ${selectUsers}
  where ${chosen(filter)}
  order by u.created_at desc, u.id desc
  limit ${filter.limit} offset ${filter.offset}
`;

export async function listUsers(db: Db, filter: Filter): Promise<{ rows: AdminUser[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    userPage(filter).execute(db),
    sql<{ total: number }>`select count(*) as total from users u where ${chosen(filter)}`.execute(db),
  ]);
  return { rows: rows.map(present), total: counted.rows[0]?.total ?? 0 };
}

export async function findUserById(db: Db | Trx, id: number): Promise<AdminUser | undefined> {
  const { rows } = await sql<UserRow>`${selectUsers} where u.id = ${id}`.execute(db);
  return rows[0] && present(rows[0]);
}

/**
 * Locks the user together with every administrator who can act, always in the same order: two of them who block
 * each other at once must not both succeed.
 */
export async function lockUserAndAdmins(trx: Trx, userId: number): Promise<{ activeAdminIds: number[] }> {
  const { rows } = await sql<{ id: number; is_active_admin: boolean }>`
    select id, is_admin and blocked_at is null as is_active_admin
    from users where id = ${userId} or is_admin
    order by id
    for update
  `.execute(trx);
  return { activeAdminIds: rows.filter((row) => row.is_active_admin).map((row) => row.id) };
}

/** The raised version ends access tokens for good: unblocking does not bring them back. */
export async function blockUserRow(trx: Trx, id: number, at: Date): Promise<void> {
  await sql`
    update users set blocked_at = ${at}, token_version = token_version + 1 where id = ${id}
  `.execute(trx);
  await sql`
    update refresh_families set revoked_at = ${at} where user_id = ${id} and revoked_at is null
  `.execute(trx);
}

export async function unblockUserRow(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('users').set({ blocked_at: null }).where('id', '=', id).execute();
}

const present = ({ created_at, ...row }: UserRow): AdminUser => ({ ...row, date: created_at.toISOString() });
