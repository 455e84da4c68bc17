import { randomUUID } from 'node:crypto';
import {
  type CreationOptions,
  MAX_PASSKEYS,
  type NewCredential,
  type Passkey,
} from '@nearbite/contract/accounts/passkeys';
import { PATHS } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import type { z } from 'zod';
import type { User } from '../../../auth/actor.ts';
import { recordAudit } from '../../../common/audit.ts';
import { describeDevice } from '../../../common/describe-device.ts';
import { findLanguage } from '../../../common/write-mail.ts';
import type { Trx } from '../../../db/database.ts';
import type { IdempotentCall } from '../../../idempotency/idempotent-call.ts';
import { enqueueMail, newMailKey } from '../../../jobs/send-mail.ts';
import { AppError, formError, notFound } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { passkeyMail } from '../accounts.mails.ts';
import { getById, lockById } from '../accounts.queries.ts';
import { CHALLENGE_SECONDS, type PasskeySecrets, type Purpose } from './passkey-secrets.ts';
import { ALGORITHMS, verifyNew } from './passkey-verification.ts';
import { countPasskeys, deletePasskey, insertPasskey, listPasskeys } from './passkeys.queries.ts';
import type { RelyingParty } from './relying-party.ts';

type Added = {
  readonly name?: string | undefined;
  readonly credential: z.infer<typeof NewCredential>;
  readonly userAgent: string | undefined;
};

type Account = Awaited<ReturnType<typeof lockById>>;

const addingTo = ({ id, token_version }: Pick<Account, 'id' | 'token_version'>): Purpose =>
  `add to ${id} at version ${token_version}`;

export const PASSKEY_REFUSED = 'The passkey was not accepted. Please try again, or use your password.';

/** Keys that live in people's devices, which sign for this site after having verified their user. */
export function createPasskeys(services: Services, secrets: PasskeySecrets) {
  const { db, clock, config } = services;
  return { list, prepare, add, remove };

  async function list(userId: number): Promise<Passkey[]> {
    return (await listPasskeys(db, userId)).map(present);
  }

  /** For somebody who has just proved to be the account's holder. */
  async function prepare(trx: Trx, user: Account, party: RelyingParty): Promise<CreationOptions> {
    const known = await listPasskeys(trx, user.id);
    if (known.length >= MAX_PASSKEYS) throw full();
    return {
      challenge: secrets.makeChallenge(addingTo(user)),
      rp: { id: party.id, name: PRODUCT_NAME },
      user: { id: secrets.handleOf(user.id), name: user.email, displayName: user.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: CHALLENGE_SECONDS * 1000,
      attestation: 'none',
      excludeCredentials: known.map(({ credential_id, transports }) => ({
        id: credential_id.toString('base64url'),
        type: 'public-key',
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    };
  }

  async function add(
    user: User,
    { name, credential, userAgent }: Added,
    party: RelyingParty,
    once: IdempotentCall,
  ) {
    const purpose = addingTo(await getById(db, user.id));
    const isChallengeGood = (challenge: string) => secrets.isGood(purpose, challenge);
    const verified = await verifyNew(credential, { party, isChallengeGood });
    if (!verified) throw refused();
    return once.transaction(db, async (trx) => {
      // Locked, so that two at once do not pass the bound, and none follows a change of the password.
      const account = await lockById(trx, user.id);
      if (!(await secrets.spend(trx, addingTo(account), verified.challenge))) throw refused();
      if ((await countPasskeys(trx, user.id)) >= MAX_PASSKEYS) throw full();
      const passkey = {
        id: randomUUID(),
        name: name ?? describeDevice(userAgent ?? null),
        created_at: clock.now(),
        last_used_at: null,
      };
      const isNew = await insertPasskey(trx, {
        ...passkey,
        user_id: user.id,
        credential_id: Buffer.from(credential.id, 'base64url'),
        public_key: verified.publicKey,
        counter: verified.counter,
        transports: credential.response.transports ?? [],
      });
      if (!isNew) throw new AppError('conflict', 'This passkey has been added before.');
      await tell(trx, account, 'added', passkey.name);
      return present(passkey);
    });
  }

  /** For somebody who has just proved to be the account's holder. */
  async function remove(trx: Trx, user: User, id: string): Promise<void> {
    const name = await deletePasskey(trx, { id, userId: user.id });
    if (name === undefined) throw notFound();
    await tell(trx, user, 'removed', name);
  }

  async function tell(
    trx: Trx,
    user: Pick<User, 'id' | 'name' | 'email'>,
    change: 'added' | 'removed',
    passkey: string,
  ): Promise<void> {
    const subject = { kind: 'user', id: user.id, label: user.email } as const;
    const details = { note: passkey };
    await recordAudit(trx, { action: `account.passkey-${change}`, subject, details, at: clock.now() });
    const resetPageUrl = `${config.publicUrl}${PATHS.forgotPassword}`;
    await enqueueMail(
      services,
      trx,
      newMailKey('passkey'),
      passkeyMail({ ...user, language: await findLanguage(trx, user.id) }, { change, passkey, resetPageUrl }),
    );
  }
}

const full = () =>
  new AppError('conflict', `You have ${MAX_PASSKEYS} passkeys already. Please remove one first.`);
const refused = () => formError('validation', PASSKEY_REFUSED);

type Row = Pick<
  Awaited<ReturnType<typeof listPasskeys>>[number],
  'id' | 'name' | 'created_at' | 'last_used_at'
>;

const present = ({ id, name, created_at, last_used_at }: Row): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
