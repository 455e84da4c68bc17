import type { TokenPair } from '@nearbite/contract/accounts/accounts';
import { UNVERIFIED_MESSAGE } from '@nearbite/contract/errors';
import { userChanged } from '@nearbite/contract/live/events';
import { PATHS } from '@nearbite/contract/page-paths';
import type { Trx } from '../../db/database.ts';
import { AppError, fieldError, formError } from '../../errors.ts';
import type { Once } from '../../idempotency/once.ts';
import { enqueue } from '../../jobs/queue.ts';
import { enqueueMail, newMailKey } from '../../jobs/send-mail.ts';
import { publish } from '../../publish.ts';
import type { Services } from '../../services.ts';
import { requestActivation } from './accounts.jobs.ts';
import { passwordChangedMail } from './accounts.mails.ts';
import { findByEmail, getById, insertUser, lockById, setPassword, updateUser } from './accounts.queries.ts';
import { findLink, lockLink, type MailedLink, spendLinks } from './mailed-links.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { revokeAllFamilies } from './sessions.queries.ts';
import type { Sessions } from './sessions.service.ts';
import { type Attempt, createSignInThrottle } from './sign-in-throttle.ts';

type SignInOrigin = Pick<Attempt, 'address' | 'deviceId'>;
type Position = { readonly latitude?: number | undefined; readonly longitude?: number | undefined };

const LINK_REFUSED = 'This link is not valid any more. Please ask for a new one.';

export function createAccounts(services: Services, sessions: Sessions) {
  const { db, clock, config } = services;
  const throttle = createSignInThrottle(db, {
    key: services.keyFor('sign-in throttle'),
    clock,
    isOn: config.RATE_LIMIT,
  });
  return {
    async register(
      form: { name: string; email: string; password: string } & Position,
      once: Once,
    ): Promise<TokenPair> {
      const password_hash = await hashPassword(form.password);
      const create = async (trx: Trx) => {
        const { name, email } = form;
        const user = await insertUser(trx, { name, email, password_hash, ...position(form) });
        if (!user) throw emailTaken();
        await enqueue(trx, requestActivation, { email }, { key: `activation:${email}` });
        return { userId: user.id, tokens: await sessions.open(trx, user) };
      };
      const { userId, tokens } = await once.transaction(db, create, (made) => ({
        body: { user_id: made.userId },
      }));
      await publish(services, userChanged, { user_id: userId });
      return tokens;
    },

    /** A registration whose answer was lost. Without the password it looks like anybody's try for a taken address. */
    async registerAgain({ email, password }: { email: string; password: string }): Promise<TokenPair> {
      const user = await findByEmail(db, email);
      const isRight = await isPassword(password, user?.password_hash);
      if (!user || !isRight || user.blocked_at) throw emailTaken();
      return sessions.open(db, user);
    },

    async login(
      form: { email: string; password: string } & Position,
      from: SignInOrigin,
    ): Promise<TokenPair> {
      const attempt = await throttle.begin({ email: form.email, ...from });
      const found = await findByEmail(db, form.email);
      const isRight = await isPassword(form.password, found?.password_hash);
      if (!found || !isRight) throw wrongPair();
      await attempt.succeeded();
      return db.transaction().execute(async (trx) => {
        const user = await lockById(trx, found.id);
        if (user.password_hash !== found.password_hash) throw wrongPair();
        if (user.blocked_at)
          throw formError('forbidden', 'This account has been blocked. Please contact us.');
        if (!user.is_verified) throw formError('unverified', UNVERIFIED_MESSAGE);
        const known = position(form);
        if (known) await updateUser(trx, user.id, known);
        return sessions.open(trx, user);
      });
    },

    async changePassword(
      userId: number,
      form: { current_password: string; password: string },
    ): Promise<TokenPair> {
      const { password_hash: before } = await getById(db, userId);
      if (!(await isPassword(form.current_password, before))) throw wrongCurrentPassword();
      const passwordHash = await hashPassword(form.password);
      return db.transaction().execute(async (trx) => {
        const { password_hash: now } = await lockById(trx, userId);
        if (now !== before) throw wrongCurrentPassword();
        return sessions.open(trx, await replacePassword(trx, userId, passwordHash));
      });
    },

    async checkResetLink(link: { id: string; token: string }): Promise<void> {
      if (!isOpen(await findLink(db, { ...link, purpose: 'reset' }))) throw linkRefused();
    },

    async resetPassword(link: { id: string; token: string }, newPassword: string): Promise<void> {
      const presented = { ...link, purpose: 'reset' } as const;
      // Asked first without a lock: a wrong link must not cost us a hash.
      const found = await findLink(db, presented);
      if (!found || !isOpen(found)) throw linkRefused();
      const passwordHash = await hashPassword(newPassword);
      await db.transaction().execute(async (trx) => {
        // The user before the link, as a password change does it: never two that wait for each other.
        await lockById(trx, found.user_id);
        if (!isOpen(await lockLink(trx, presented))) throw linkRefused();
        await replacePassword(trx, found.user_id, passwordHash);
      });
    },

    /** A link that was used before still says success: people open it twice. */
    async activate({ uid, token }: { uid: string; token: string }): Promise<void> {
      const userId = await db.transaction().execute(async (trx) => {
        const found = await lockLink(trx, { id: uid, token, purpose: 'activate' });
        if (!found || (found.used_at === null && !isOpen(found))) {
          throw new AppError('validation', LINK_REFUSED, { fields: { error: LINK_REFUSED } });
        }
        await spendLinks(trx, found.user_id, 'activate', clock.now());
        await updateUser(trx, found.user_id, { is_verified: true });
        return found.user_id;
      });
      await publish(services, userChanged, { user_id: userId });
    },
  };

  function isOpen(link: MailedLink | undefined): boolean {
    return link !== undefined && link.used_at === null && link.expires_at > clock.now();
  }

  /** Ends every sign-in and every open reset link, and tells the account's holder. */
  async function replacePassword(trx: Trx, userId: number, passwordHash: string) {
    const changed = await setPassword(trx, userId, passwordHash);
    await revokeAllFamilies(trx, userId, clock.now());
    await spendLinks(trx, userId, 'reset', clock.now());
    await enqueueMail(
      trx,
      newMailKey('password-changed'),
      passwordChangedMail(changed, `${config.publicUrl}${PATHS.forgotPassword}`),
    );
    return changed;
  }
}

const emailTaken = () => fieldError('email', 'A user with this email already exists');
const wrongPair = () => formError('unauthorized', 'Email or password is not valid');
const wrongCurrentPassword = () => fieldError('current_password', 'The current password is not correct');
const linkRefused = () => formError('validation', LINK_REFUSED);

function position({ latitude, longitude }: Position): { latitude: number; longitude: number } | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
