import { OTP_REQUIRED_MESSAGE } from '@nearbite/contract/accounts/security';
import type { User } from '../../auth/actor.ts';
import type { Db, Trx } from '../../db/database.ts';
import { fieldError } from '../../lib/errors.ts';
import { getById } from './accounts.queries.ts';
import { isPassword } from './passwords.ts';
import { isFactorOn } from './second-factor.queries.ts';
import type { SecondFactor } from './second-factor.ts';

export const wrongPassword = () => fieldError('password', 'The password is not correct');

/** Somebody else may sit in front of a session that was left open. */
export async function provePassword(db: Db, userId: number, password: string): Promise<void> {
  const { password_hash: hash } = await getById(db, userId);
  if (!(await isPassword(password, hash))) throw wrongPassword();
}

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
  if (!otp) throw fieldError('otp', OTP_REQUIRED_MESSAGE);
  await proveCode(trx, factor, user, otp);
}
