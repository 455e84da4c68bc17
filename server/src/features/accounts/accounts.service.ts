import type { TokenPair } from '@nearbite/contract/accounts';
import { UNVERIFIED_MESSAGE } from '@nearbite/contract/errors';
import { AppError, fieldError, formError } from '../../errors.ts';
import { enqueue } from '../../jobs/queue.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import type { Services } from '../../services.ts';
import { requestActivation } from './accounts.jobs.ts';
import { passwordChangedMail } from './accounts.mails.ts';
import { findByEmail, getById, insertUser, setPassword, updateUser } from './accounts.queries.ts';
import { lockLink, spendLinks } from './mailed-links.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { revokeAllFamilies } from './sessions.queries.ts';
import type { Sessions } from './sessions.service.ts';

type Position = { readonly latitude?: number | undefined; readonly longitude?: number | undefined };

const LINK_REFUSED = 'This link is not valid any more. Please ask for a new one.';

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts({ db, clock, config }: Services, sessions: Sessions) {
  return {
    async register(form: { name: string; email: string; password: string } & Position): Promise<TokenPair> {
      const password_hash = await hashPassword(form.password);
      return db.transaction().execute(async (trx) => {
        const { name, email } = form;
        const user = await insertUser(trx, { name, email, password_hash, ...position(form) });
        if (!user) throw fieldError('email', 'A user with this email already exists');
        await enqueue(trx, requestActivation, { email });
        return sessions.open(trx, user);
      });
    },

    async login(form: { email: string; password: string } & Position): Promise<TokenPair> {
      const user = await findByEmail(db, form.email);
      const isRight = await isPassword(form.password, user?.password_hash);
      if (!user || !isRight) throw formError('unauthorized', 'Email or password is not valid');
      if (user.blocked_at) throw formError('forbidden', 'This account has been blocked. Please contact us.');
      if (!user.is_verified) throw formError('unverified', UNVERIFIED_MESSAGE);
      const known = position(form);
      if (known) await updateUser(db, user.id, known);
      return sessions.open(db, user);
    },

    async changePassword(
      userId: number,
      form: { current_password: string; password: string },
    ): Promise<TokenPair> {
      const user = await getById(db, userId);
      if (!(await isPassword(form.current_password, user.password_hash))) {
        throw fieldError('current_password', 'The current password is not correct');
      }
      const password_hash = await hashPassword(form.password);
      return db.transaction().execute(async (trx) => {
        const changed = await setPassword(trx, userId, password_hash);
        await revokeAllFamilies(trx, userId, clock.now());
        await enqueue(
          trx,
          sendMail,
          passwordChangedMail(changed, `${config.publicUrl}/sendpasswordresetemail`),
        );
        return sessions.open(trx, changed);
      });
    },

    async resetPassword(link: { id: string; token: string }, newPassword: string): Promise<void> {
      const password_hash = await hashPassword(newPassword);
      await db.transaction().execute(async (trx) => {
        const userId = Number(link.id);
        const found = isId(userId) && (await lockLink(trx, { token: link.token, userId, purpose: 'reset' }));
        if (!found || found.used_at || found.expires_at <= clock.now())
          throw formError('validation', LINK_REFUSED);
        await spendLinks(trx, userId, 'reset', clock.now());
        const changed = await setPassword(trx, userId, password_hash);
        await revokeAllFamilies(trx, userId, clock.now());
        await enqueue(
          trx,
          sendMail,
          passwordChangedMail(changed, `${config.publicUrl}/sendpasswordresetemail`),
        );
      });
    },

    /** A link that was used before still says success: people open it twice. */
    async activate({ uid, token }: { uid: string; token: string }): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const userId = Number(uid);
        const found = isId(userId) && (await lockLink(trx, { token, userId, purpose: 'activate' }));
        const isUsable = found && (found.used_at !== null || found.expires_at > clock.now());
        if (!isUsable) throw new AppError('validation', LINK_REFUSED, { fields: { error: LINK_REFUSED } });
        await spendLinks(trx, userId, 'activate', clock.now());
        await updateUser(trx, userId, { is_verified: true });
      });
    },
  };
}

const isId = (value: number) => Number.isSafeInteger(value) && value > 0 && value < 2 ** 31;

function position({ latitude, longitude }: Position): { latitude: number; longitude: number } | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
