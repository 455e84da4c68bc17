import type { Language } from '@nearbite/contract/languages';
import { hashPassword } from '../../auth/passwords.ts';
import { weaknessOf } from '../../auth/weak-passwords.ts';
import type { Trx } from '../../db/database.ts';
import { fieldError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { insertUser, lockById, updateUser } from './accounts.queries.ts';
import { createAccounts } from './accounts.service.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import { revokeAllFamilies } from './sign-in/sessions.queries.ts';
import { createSessions, type Origin } from './sign-in/sessions.service.ts';
import { createSignIn } from './sign-in/sign-in.ts';

type Credentials = { readonly email: string; readonly password: string };
type NewAccount = {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly language?: Language | undefined;
};

/** Accounts of people who were invited by mail: whoever has the mailed secret has proved the address. */
export function createInvitedAccounts(services: Services) {
  const { clock, keyFor, tokens } = services;
  const sessions = createSessions(keyFor('refresh tokens'), tokens, clock);
  const factor = createSecondFactor(keyFor('second factor'), clock);
  const { login } = createAccounts(services, { sessions, factor, signIn: createSignIn(services, sessions) });
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

    /** For a repeat whose first response was lost, as on the sign-in page. */
    signIn: login,

    /** As the mailed link of the registration does: other sign-ins may be those of another person. */
    async verify(trx: Trx, userId: number, ownFamilyId: string | undefined): Promise<void> {
      const { is_verified: wasVerified } = await lockById(trx, userId);
      if (wasVerified) return;
      await updateUser(trx, userId, { is_verified: true });
      await revokeAllFamilies(trx, userId, clock.now(), { except: ownFamilyId });
    },
  };
}
