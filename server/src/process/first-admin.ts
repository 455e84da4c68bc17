import { email as emailField, password as passwordField } from '@nearbite/contract/accounts/credentials';
import { hashPassword } from '../auth/passwords.ts';
import { weaknessOf } from '../auth/weak-passwords.ts';
import { recordAudit } from '../common/audit.ts';
import type { Db, Trx } from '../db/database.ts';
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
    const existing = await lockAccount(trx, email);
    if (existing?.blocked_at) return 'blocked';
    if (existing?.is_admin) return 'unchanged';
    if (existing) {
      await promote(trx, existing.id);
      if (!existing.is_verified) {
        await takeOver(trx, existing.id, await hashPassword(refuseWeak(email, password)));
      }
      await recordAppointment(trx, existing.id, email);
      return 'promoted';
    }
    const id = await insertAdmin(trx, email, await hashPassword(refuseWeak(email, password)));
    // Another instance that starts at the same time has made it.
    if (id === undefined) return 'unchanged';
    await recordAppointment(trx, id, email);
    return 'created';
  });
}

/** Only where the password is set: an account that has its own keeps it. */
function refuseWeak(email: string, password: string): string {
  const weakness = weaknessOf(password, { email, isAdmin: true });
  if (weakness !== undefined) throw new StartError(`ADMIN_PASSWORD: ${weakness}`);
  return password;
}

/** The same rules as on the register form, so that the account can sign in. */
export function checkAdminAccount(account: AdminAccount): AdminAccount {
  const email = emailField.safeParse(account.email);
  if (!email.success) throw new StartError(`ADMIN_EMAIL: ${email.error.issues[0]?.message}.`);
  const password = passwordField.safeParse(account.password);
  if (!password.success) throw new StartError(`ADMIN_PASSWORD: ${password.error.issues[0]?.message}.`);
  return { email: email.data, password: password.data };
}

const lockAccount = (trx: Trx, email: string) =>
  trx
    .selectFrom('users')
    .select(['id', 'is_admin', 'is_verified', 'blocked_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();

async function insertAdmin(trx: Trx, email: string, password_hash: string): Promise<number | undefined> {
  const inserted = await trx
    .insertInto('users')
    .values({ email, name: 'Administrator', password_hash, is_verified: true, is_admin: true })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

async function promote(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('users').set({ is_admin: true, is_verified: true }).where('id', '=', id).execute();
}

async function takeOver(trx: Trx, id: number, passwordHash: string): Promise<void> {
  await trx
    .updateTable('users')
    .set(({ eb }) => ({ password_hash: passwordHash, token_version: eb('token_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('refresh_families')
    .set(({ fn }) => ({ revoked_at: fn<Date>('now') }))
    .where('user_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

function recordAppointment(trx: Trx, id: number, email: string): Promise<void> {
  const subject = { kind: 'user', id, label: email } as const;
  return recordAudit(trx, { actorId: id, action: 'admin.appointed', subject, at: new Date() });
}
