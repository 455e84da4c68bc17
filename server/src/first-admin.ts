import { email as emailField, password as passwordField } from '@nearbite/contract/accounts';
import { sql } from 'kysely';
import type { Db } from './db/database.ts';
import { hashPassword } from './features/accounts/passwords.ts';
import { recordDeed } from './features/admin/audit.ts';
import { StartError } from './start-error.ts';

type AdminAccount = { readonly email: string; readonly password: string };

export type AdminOutcome = 'created' | 'promoted' | 'unchanged' | 'blocked';

/**
 * Makes the account an administrator, creating it if needed. A verified account keeps its password; one that
 * never proved its address may be a stranger's, so it gets this password and loses every sign-in. A blocked
 * account stays as it is.
 */
export async function ensureAdmin(db: Db, account: AdminAccount): Promise<AdminOutcome> {
  const { email, password } = checkAdminAccount(account);
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number; is_admin: boolean; is_verified: boolean; is_blocked: boolean }>`
      select id, is_admin, is_verified, blocked_at is not null as is_blocked from users where email = ${email} for update
    `.execute(trx);
    const existing = rows[0];
    if (existing?.is_blocked) return 'blocked';
    if (existing?.is_admin) return 'unchanged';
    const password_hash = existing?.is_verified ? undefined : await hashPassword(password);
    const id = existing?.id ?? (await insertAdmin(email, password_hash));
    // Another instance that starts at the same time has made it.
    if (id === undefined) return 'unchanged';
    if (existing) await promote(existing.id, password_hash);
    const subject = { kind: 'user', id, label: email } as const;
    await recordDeed(trx, { actorId: id, action: 'admin.appointed', subject, at: new Date() });
    return existing ? 'promoted' : 'created';

    async function insertAdmin(address: string, hash = ''): Promise<number | undefined> {
      const inserted = await trx
        .insertInto('users')
        .values({
          email: address,
          name: 'Administrator',
          password_hash: hash,
          is_verified: true,
          is_admin: true,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted?.id;
    }

    async function promote(userId: number, newHash: string | undefined): Promise<void> {
      await trx
        .updateTable('users')
        .set({ is_admin: true, is_verified: true })
        .where('id', '=', userId)
        .execute();
      if (newHash === undefined) return;
      await sql`
        update users set password_hash = ${newHash}, token_version = token_version + 1 where id = ${userId}
      `.execute(trx);
      await sql`
        update refresh_families set revoked_at = now() where user_id = ${userId} and revoked_at is null
      `.execute(trx);
    }
  });
}

/** The same rules as on the register form, so that the account can sign in. */
export function checkAdminAccount(account: AdminAccount): AdminAccount {
  const email = emailField.safeParse(account.email);
  if (!email.success) throw new StartError(`ADMIN_EMAIL: ${email.error.issues[0]?.message}.`);
  const password = passwordField.safeParse(account.password);
  if (!password.success) throw new StartError(`ADMIN_PASSWORD: ${password.error.issues[0]?.message}.`);
  return { email: email.data, password: password.data };
}
