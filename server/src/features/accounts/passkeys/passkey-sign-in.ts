import type { RequestOptions, UsedCredential } from '@nearbite/contract/accounts/passkeys';
import type { TokenPair } from '@nearbite/contract/accounts/sign-in';
import type { z } from 'zod';
import type { User } from '../../../auth/actor.ts';
import type { Trx } from '../../../db/database.ts';
import { formError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { lockById } from '../accounts.queries.ts';
import type { Position, SignIn, SignInOrigin } from '../sign-in/sign-in.ts';
import { CHALLENGE_SECONDS, type PasskeySecrets } from './passkey-secrets.ts';
import { findChallenge, verifyUse } from './passkey-verification.ts';
import { findPasskey, noteUse } from './passkeys.queries.ts';
import { PASSKEY_REFUSED } from './passkeys.service.ts';
import type { RelyingParty } from './relying-party.ts';

type Credential = z.infer<typeof UsedCredential>;
type Known = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;
type Used = Position & {
  readonly credential: Credential;
  /** Undefined for an unknown passkey. */
  readonly known: Known | undefined;
};
type SignedIn = { readonly token: TokenPair; readonly deletion_canceled?: true };

const UNKNOWN = 'This passkey belongs to no account here any more. Please use your password.';

/** Signing in with a passkey: it is both factors, as the device has verified its user. */
export function createPasskeySignIn({ db, clock }: Services, signIn: SignIn, secrets: PasskeySecrets) {
  return { prepare, find, login, withPasskey };

  function prepare(party: RelyingParty): RequestOptions {
    return {
      challenge: secrets.makeChallenge('sign in'),
      rpId: party.id,
      timeout: CHALLENGE_SECONDS * 1000,
      userVerification: 'required',
    };
  }

  /** Whose passkey it is said to be; nothing is proved yet. */
  function find({ id }: Credential): Promise<Known | undefined> {
    return findPasskey(db, Buffer.from(id, 'base64url'));
  }

  async function login(
    { credential, known, ...position }: Used,
    from: SignInOrigin,
    party: RelyingParty,
  ): Promise<SignedIn> {
    const way = { address: from.address, way: 'passkey' } as const;
    // Counted by passkey: wrong ones do not lock the account's owner out of the password.
    const attempt = await signIn.begin({ ...from, email: `passkey:${credential.id}` });
    const used = known && (await proveUse(known, credential, party));
    if (!known || !used) {
      const holder = { id: known?.user_id ?? 0, email: known?.email ?? 'an unknown passkey' };
      await signIn.record('account.sign-in-failed', holder, way);
      throw formError('unauthorized', known ? PASSKEY_REFUSED : UNKNOWN);
    }
    const { token, isBack } = await db.transaction().execute(async (trx) => {
      const user = await lockById(trx, known.user_id);
      signIn.refuseClosed(user);
      const isFirst = await noteUse(trx, { id: known.id, counter: used.counter, now: clock.now() });
      if (!isFirst) throw formError('unauthorized', PASSKEY_REFUSED);
      return signIn.open(trx, user, { ...position, from, way: 'passkey' });
    });
    await attempt.succeeded();
    await signIn.record('account.signed-in', { id: known.user_id, email: known.email }, way);
    return { token, ...(isBack && { deletion_canceled: true }) };
  }

  /** Does in a transaction what takes a passkey of a signed-in person. */
  async function withPasskey<T>(
    user: User,
    { credential, party }: { readonly credential: Credential; readonly party: RelyingParty },
    work: (trx: Trx) => Promise<T>,
  ): Promise<T> {
    const refused = () => formError('validation', PASSKEY_REFUSED);
    const known = await find(credential);
    const used = known?.user_id === user.id && (await proveUse(known, credential, party));
    if (!known || !used) throw refused();
    return db.transaction().execute(async (trx) => {
      const isFirst = await noteUse(trx, { id: known.id, counter: used.counter, now: clock.now() });
      if (!isFirst) throw refused();
      return work(trx);
    });
  }

  /** Spends the challenge, whether it was signed well or not. */
  async function proveUse(known: Known, credential: Credential, party: RelyingParty) {
    const { clientDataJSON, userHandle } = credential.response;
    const challenge = await findChallenge(clientDataJSON);
    if (challenge === undefined || !(await secrets.spend(db, 'sign in', challenge))) return undefined;
    if (userHandle !== undefined && userHandle !== secrets.handleOf(known.user_id)) return undefined;
    const stored = { publicKey: known.public_key, counter: known.counter };
    return verifyUse(credential, stored, { party, isChallengeGood: (given) => given === challenge });
  }
}
