import type { TokenPair } from '@nearbite/contract/accounts/sign-in';
import type { Language } from '@nearbite/contract/languages';
import { hashPassword, isPassword } from '../../auth/passwords.ts';
import { weaknessOf } from '../../auth/weak-passwords.ts';
import type { Trx } from '../../db/database.ts';
import { fieldError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { findByEmail, insertUser, lockById, updateUser } from './accounts.queries.ts';
import { isFactorOn } from './second-factor/second-factor.queries.ts';
import { revokeAllFamilies } from './sign-in/sessions.queries.ts';
import { createSessions, type Origin } from './sign-in/sessions.service.ts';

type Credentials = { readonly email: string; readonly password: string };
type NewAccount = {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language?: Language | undefined;
};

/** Accounts of people who were invited by mail: whoever has the mailed secret has proved the address. */
export function createInvitedAccounts({ clock, keyFor, tokens }: Services) {
  const sessions = createSessions(keyFor('refresh tokens'), tokens, clock);
  return {
    /** Done before a transaction begins: it takes long. */
    prepare({ email, password }: Credentials): Promise<string> {
      const weakness = weaknessOf(password, { email, isAdmin: false });
      if (weakness !== undefined) throw fieldError('password', weakness);
      return hashPassword(password);
    },

    /** Undefined where there is an account with this address. */
    async register(trx: Trx, { passwordHash: password_hash, ...account }: NewAccount, origin: Origin) {
      const user = await insertUser(trx, { ...account, password_hash, is_verified: true });
      return user && { userId: user.id, token: await sessions.open(trx, user, origin) };
    },

    /** For a repeat whose first response was lost: as much as signing in with the password would give. */
    async signInAgain(
      trx: Trx,
      { email, password }: Credentials,
      origin: Origin,
    ): Promise<TokenPair | undefined> {
      const user = await findByEmail(trx, email);
      const isRight = await isPassword(password, user?.password_hash);
      if (!user || !isRight || user.blocked_at || (await isFactorOn(trx, user.id))) return undefined;
      return sessions.open(trx, user, origin);
    },

    /** As the mailed link of the registration does: other sign-ins may be those of another person. */
    async verify(trx: Trx, userId: number, ownFamilyId: string | undefined): Promise<void> {
      const { is_verified: wasVerified } = await lockById(trx, userId);
      if (wasVerified) return;
      await updateUser(trx, userId, { is_verified: true });
      await revokeAllFamilies(trx, userId, clock.now(), { except: ownFamilyId });
    },
  };
}
