import type { Db } from './db/database.ts';
import { hashPassword } from './features/accounts/passwords.ts';

type AdminAccount = { readonly email: string; readonly password: string };

/** Makes the account an administrator, creating it if needed. The password of an existing account stays. */
export async function ensureAdmin(
  db: Db,
  { email, password }: AdminAccount,
): Promise<'created' | 'promoted' | 'unchanged'> {
  const address = email.normalize('NFC').toLowerCase();
  const existing = await db
    .selectFrom('users')
    .select(['id', 'is_admin'])
    .where('email', '=', address)
    .executeTakeFirst();
  if (existing?.is_admin) return 'unchanged';
  if (existing) {
    await db
      .updateTable('users')
      .set({ is_admin: true, is_verified: true })
      .where('id', '=', existing.id)
      .execute();
    return 'promoted';
  }
  const password_hash = await hashPassword(password);
  await db
    .insertInto('users')
    .values({ email: address, name: 'Administrator', password_hash, is_verified: true, is_admin: true })
    .execute();
  return 'created';
}
