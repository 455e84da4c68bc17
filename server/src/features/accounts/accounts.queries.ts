import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import type { Users } from '../../db/tables.ts';

const SIGN_IN_COLUMNS = [
  'id',
  'email',
  'name',
  'password_hash',
  'is_verified',
  'is_admin',
  'blocked_at',
  'token_version',
  'security_review_due',
  'language',
] as const;

export function findByEmail(db: Db | Trx, email: string) {
  return db.selectFrom('users').select(SIGN_IN_COLUMNS).where('email', '=', email).executeTakeFirst();
}

export function getById(db: Db | Trx, id: number) {
  return db.selectFrom('users').select(SIGN_IN_COLUMNS).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Held until the transaction ends: no password change, blocking or second sign-in decision comes between. */
export function lockById(trx: Trx, id: number) {
  return trx
    .selectFrom('users')
    .select(SIGN_IN_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Undefined when the address is taken. */
export function insertUser(trx: Trx, user: Insertable<Users>) {
  return trx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'token_version', 'name', 'email'])
    .executeTakeFirst();
}

export async function updateUser(db: Db | Trx, id: number, changes: Updateable<Users>): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', id).execute();
}

type NewPassword = Pick<Selectable<Users>, 'password_hash' | 'security_review_due'>;

/** Ends every access token issued so far. */
export function setPassword(trx: Trx, id: number, password: NewPassword) {
  return trx
    .updateTable('users')
    .set((row) => ({ ...password, token_version: row('token_version', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'token_version', 'email', 'name', 'language'])
    .executeTakeFirstOrThrow();
}

const ACCOUNT_COLUMNS = [
  'id',
  'name',
  'about',
  'image',
  'city',
  'address',
  'country',
  'state',
  'email',
  'phone',
  'language',
  'allergies',
] as const;

export function getAccountRow(db: Db | Trx, id: number) {
  return db.selectFrom('users').select(ACCOUNT_COLUMNS).where('id', '=', id).executeTakeFirstOrThrow();
}

export type AccountRow = Awaited<ReturnType<typeof getAccountRow>>;

/** Changes of one account's picture follow one another, so that each removes the one before it. */
export async function lockPicture(trx: Trx, id: number): Promise<string | null> {
  const { image } = await trx
    .selectFrom('users')
    .select('image')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return image;
}
