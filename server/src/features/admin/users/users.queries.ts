import { AdminUser } from '@nearbite/contract/admin/users';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../../db/database.ts';
import { statement, totalRow } from '../../../db/statement.ts';
import { containing } from '../containing.ts';
import { openOrdersOf } from '../open-orders.queries.ts';

const userRow = AdminUser.omit({ date: true }).extend({ created_at: z.date() }).strict();

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
  query === undefined
    ? sql`u.deleted_at is null`
    : sql`u.deleted_at is null and (u.name || ' ' || u.email) ilike ${containing(query)}`;

export const userPage = (filter: Filter) => statement(userRow)`
  ${selectUsers}
  where ${chosen(filter)}
  order by u.created_at desc, u.id desc
  limit ${filter.limit} offset ${filter.offset}
`;

export async function listUsers(db: Db, filter: Filter): Promise<{ rows: AdminUser[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    userPage(filter).all(db),
    statement(totalRow)`select count(*) as total from users u where ${chosen(filter)}`.one(db),
  ]);
  return { rows: rows.map(present), total };
}

export async function findUserById(db: Db | Trx, id: number): Promise<AdminUser | undefined> {
  const user = await statement(userRow)`${selectUsers} where u.id = ${id}`.first(db);
  return user && present(user);
}

/**
 * Locks the user together with every administrator who can act, always in the same order: two of them who block
 * each other at once must not both succeed.
 */
export async function lockUserAndAdmins(trx: Trx, userId: number): Promise<{ activeAdminIds: number[] }> {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'is_admin', 'blocked_at'])
    .where(({ or, eb }) => or([eb('id', '=', userId), eb('is_admin', '=', true)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const active = rows.filter((row) => row.is_admin && row.blocked_at === null);
  return { activeAdminIds: active.map((row) => row.id) };
}

export async function blockUserRow(trx: Trx, id: number, at: Date): Promise<void> {
  await trx.updateTable('users').set({ blocked_at: at }).where('id', '=', id).execute();
  await endSignIns(trx, id, at);
}

/** The raised version ends access tokens for good: unblocking does not bring them back. */
export async function endSignIns(trx: Trx, id: number, at: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set(({ eb }) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('refresh_families')
    .set({ revoked_at: at })
    .where('user_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function unblockUserRow(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('users').set({ blocked_at: null }).where('id', '=', id).execute();
}

const present = ({ created_at, ...row }: z.infer<typeof userRow>): AdminUser => ({
  ...row,
  date: created_at.toISOString(),
});
