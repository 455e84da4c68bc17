import * as texts from '@nearbite/contract/accounts/accounts.texts';
import type { User } from '../../../auth/actor.ts';
import { isPassword } from '../../../auth/passwords.ts';
import type { Db, Trx } from '../../../db/database.ts';
import { fieldError } from '../../../lib/errors.ts';
import { getById, lockById } from '../accounts.queries.ts';
import { isFactorOn } from './second-factor.queries.ts';
import type { SecondFactor } from './second-factor.ts';

type Account = Awaited<ReturnType<typeof lockById>>;

/**
 * Does in a transaction what takes the password, as somebody else may sit in front of a session that was left open.
 * The account stays locked: what the old password allows never follows its change.
 */
export async function withPassword<T>(
  db: Db,
  { userId, password }: { readonly userId: number; readonly password: string },
  work: (trx: Trx, account: Account) => Promise<T>,
): Promise<T> {
  const { password_hash: known } = await getById(db, userId);
  if (!(await isPassword(password, known))) throw wrongPassword();
  return db.transaction().execute(async (trx) => {
    const account = await lockById(trx, userId);
    if (account.password_hash !== known) throw wrongPassword();
    return work(trx, account);
  });
}

const wrongPassword = () => fieldError('password', 'The password is not correct');

export async function proveCode(trx: Trx, factor: SecondFactor, user: User, otp: string): Promise<void> {
  const refusal = await factor.spend(trx, user, otp);
  if (refusal !== undefined) throw fieldError('otp', refusal);
}

/** Asks for a code where the account has a second factor. */
export async function proveSecondFactor(
  trx: Trx,
  factor: SecondFactor,
  user: User,
  otp: string | undefined,
): Promise<void> {
  if (!(await isFactorOn(trx, user.id))) return;
  if (!otp) throw fieldError('otp', texts.codeRequired);
  await proveCode(trx, factor, user, otp);
}
