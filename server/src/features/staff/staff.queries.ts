import { createHash } from 'node:crypto';
import { STAFF_ROLES, type StaffRole } from '@nearbite/contract/access';
import { MAX_STAFF } from '@nearbite/contract/staff/staff';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';

const role = z.enum(STAFF_ROLES);

const memberRow = z.strictObject({
  id: z.int(),
  email: z.string(),
  userId: z.int().nullable(),
  name: z.string().nullable(),
  role,
  joinedAt: z.date().nullable(),
});
export type MemberRow = z.infer<typeof memberRow>;

const memberColumns = sql`
  s.id, s.email, s.user_id as "userId", u.name, s.role, s.joined_at as "joinedAt"
  from restaurant_staff s left join users u on u.id = s.user_id`;

export type MemberKey = { readonly restaurantId: number; readonly id: number };

export const listMembers = (db: Db, restaurantId: number) =>
  statement(memberRow)`
    select ${memberColumns} where s.restaurant_id = ${restaurantId} order by s.id limit ${MAX_STAFF}`.all(db);

export const lockMember = (trx: Trx, { restaurantId, id }: MemberKey) =>
  statement(memberRow)`
    select ${memberColumns} where s.id = ${id} and s.restaurant_id = ${restaurantId} for update of s`.first(
    trx,
  );

export const findMemberByEmail = (trx: Trx, restaurantId: number, email: string) =>
  statement(memberRow)`
    select ${memberColumns} where s.restaurant_id = ${restaurantId} and s.email = ${email}`.first(trx);

const restaurantRow = z.strictObject({
  name: z.string(),
  ownerName: z.string(),
  ownerEmail: z.string(),
  ownerLanguage: z.string(),
  inviteeLanguage: z.string().nullable(),
  staff: z.int(),
});

/** Held until the transaction ends: two who invite at once are counted one after the other. */
export const lockRestaurant = (trx: Trx, restaurantId: number, invitee: string) =>
  statement(restaurantRow)`
    select r.name, o.name as "ownerName", o.email as "ownerEmail", o.language as "ownerLanguage",
      (select language from users where email = ${invitee}) as "inviteeLanguage",
      (select count(*)::int from restaurant_staff where restaurant_id = r.id) as staff
    from restaurants r join users o on o.id = r.owner_id where r.id = ${restaurantId} for update of r`.one(
    trx,
  );

const fingerprint = (token: string) => createHash('sha256').update(token).digest();

type NewInvitation = {
  readonly restaurantId: number;
  readonly email: string;
  readonly role: StaffRole;
  readonly token: string;
  readonly expiresAt: Date;
  readonly now: Date;
};

/** An invitation that is open gets the new link and role. */
export async function writeInvitation(
  trx: Trx,
  { restaurantId, email, role, token, expiresAt, now }: NewInvitation,
): Promise<number> {
  const link = { role, token_hash: fingerprint(token), token_expires_at: expiresAt, invited_at: now };
  const { id } = await trx
    .insertInto('restaurant_staff')
    .values({ restaurant_id: restaurantId, email, ...link })
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'email']).doUpdateSet(link))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeRole(trx: Trx, id: number, role: StaffRole): Promise<void> {
  await trx.updateTable('restaurant_staff').set({ role }).where('id', '=', id).execute();
}

export async function writeJoined(trx: Trx, id: number, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('restaurant_staff')
    .set({ user_id: userId, joined_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteMember(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('restaurant_staff').where('id', '=', id).execute();
}

const invitationRow = z.strictObject({
  id: z.int(),
  restaurantId: z.int(),
  restaurantName: z.string(),
  email: z.string(),
  role,
  userId: z.int().nullable(),
  expiresAt: z.date(),
  hasAccount: z.boolean(),
});
export type InvitationRow = z.infer<typeof invitationRow>;

/** Of a restaurant that is there: an invitation to a closed one leads nowhere. */
const invitationOf = (token: string) => sql`
  select s.id, r.id as "restaurantId", r.name as "restaurantName", s.email, s.role, s.user_id as "userId",
    s.token_expires_at as "expiresAt", exists (select from users where email = s.email) as "hasAccount"
  from restaurant_staff s join restaurants r on r.id = s.restaurant_id and r.status in ('approved', 'suspended')
  where s.token_hash = ${fingerprint(token)}`;

export const findInvitation = (db: Db, token: string) =>
  statement(invitationRow)`${invitationOf(token)}`.first(db);

export const lockInvitation = (trx: Trx, token: string) =>
  statement(invitationRow)`${invitationOf(token)} for update of s`.first(trx);
