import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import type { Restaurants } from '../../../db/tables.ts';
import { PROFILE_COLUMNS } from '../restaurants.queries.ts';

/** The newest request decides: only declined ones can come before it. */
export function findRequest(db: Db, ownerId: number) {
  return db
    .selectFrom('restaurants')
    .select(['status', 'name', 'status_reason', 'created_at', ...PROFILE_COLUMNS])
    .where('owner_id', '=', ownerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** The request or restaurant that keeps its owner from asking for another. */
export async function findLivingStatus(db: Db | Trx, ownerId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('restaurants')
    .select('status')
    .where('owner_id', '=', ownerId)
    .where('status', '<>', 'declined')
    .executeTakeFirst();
  return row?.status;
}

const applicantRow = z.strictObject({ name: z.string(), email: z.string(), language: z.string() });
export type Applicant = Readonly<z.infer<typeof applicantRow>>;

/** Requests of one user follow one another. */
export const lockUser = (trx: Trx, userId: number): Promise<Applicant> =>
  statement(applicantRow)`select name, email, language from users where id = ${userId} for update`.one(trx);

/** Undefined when none waits: an administrator who decides at the same moment is waited for. */
export const takeWaiting = (trx: Trx, ownerId: number) =>
  trx
    .deleteFrom('restaurants')
    .where('owner_id', '=', ownerId)
    .where('status', '=', 'pending')
    .returning(['id', 'image'])
    .executeTakeFirst();

/** A declined request has no page to keep an address for. */
export async function freeDeclinedSlug(trx: Trx, slug: string): Promise<void> {
  await sql`
    update restaurants set slug = slug || '-declined-' || id where slug = ${slug} and status = 'declined'
  `.execute(trx);
}

/** Undefined when the address is taken. */
export function insertRequest(trx: Trx, request: Insertable<Restaurants>) {
  return trx
    .insertInto('restaurants')
    .values(request)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** A number the user already has stays. */
export async function fillPhone(trx: Trx, userId: number, phone: string): Promise<void> {
  await trx.updateTable('users').set({ phone }).where('id', '=', userId).where('phone', 'is', null).execute();
}
