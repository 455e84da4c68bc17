import * as texts from '@nearbite/contract/accounts/accounts.texts';
import type { TokenPair } from '@nearbite/contract/accounts/sign-in';
import { NON_FIELD_ERRORS } from '@nearbite/contract/errors';
import type { Language } from '@nearbite/contract/languages';
import { sessionsEnded, userChanged } from '@nearbite/contract/live/events';
import { PATHS } from '@nearbite/contract/page-paths';
import { hashPassword, isPassword } from '../../auth/passwords.ts';
import { weaknessOf } from '../../auth/weak-passwords.ts';
import type { Trx } from '../../db/database.ts';
import type { IdempotentCall } from '../../idempotency/idempotent-call.ts';
import { enqueue } from '../../jobs/queue.ts';
import { enqueueMail, newMailKey } from '../../jobs/send-mail.ts';
import { AppError, fieldError, formError } from '../../lib/errors.ts';
import { publish } from '../../lib/publish.ts';
import type { Services } from '../../services.ts';
import { requestActivation } from './accounts.jobs.ts';
import { passwordChangedMail } from './accounts.mails.ts';
import { findByEmail, getById, insertUser, lockById, setPassword, updateUser } from './accounts.queries.ts';
import { findLink, lockLink, type MailedLink, spendLinks } from './mailed-links.ts';
import { countPasskeys } from './passkeys/passkeys.queries.ts';
import { deleteUnconfirmedFactor, isFactorOn } from './second-factor/second-factor.queries.ts';
import type { SecondFactor } from './second-factor/second-factor.ts';
import { revokeAllFamilies } from './sign-in/sessions.queries.ts';
import type { Origin, Sessions } from './sign-in/sessions.service.ts';
import { type Position, position, type SignIn, type SignInOrigin } from './sign-in/sign-in.ts';

type LoggedIn = {
  readonly token: TokenPair;
  readonly recovery_codes?: string[];
  readonly deletion_canceled?: true;
};

const LINK_REFUSED = 'This link is not valid any more. Please ask for a new one.';

type Parts = { readonly sessions: Sessions; readonly factor: SecondFactor; readonly signIn: SignIn };

export function createAccounts(services: Services, { sessions, factor, signIn }: Parts) {
  const { db, clock, config } = services;
  return {
    async register(
      form: { name: string; email: string; password: string; language?: Language | undefined } & Position,
      once: IdempotentCall,
      origin: Origin,
    ): Promise<TokenPair> {
      refuseWeak(form.password, { email: form.email, isAdmin: false });
      const password_hash = await hashPassword(form.password);
      const create = async (trx: Trx) => {
        const { name, email, language } = form;
        const user = await insertUser(trx, { name, email, language, password_hash, ...position(form) });
        if (!user) throw emailTaken();
        await enqueue(trx, requestActivation, { email }, { key: `activation:${email}` });
        return { userId: user.id, tokens: await sessions.open(trx, user, origin) };
      };
      const { userId, tokens } = await once.transaction(db, create, (made) => ({
        body: { user_id: made.userId },
      }));
      await publish(services, userChanged, { user_id: userId });
      return tokens;
    },

    /** A registration whose response was lost. Without the password it looks like anybody's try for a taken address. */
    async registerAgain(
      { email, password }: { email: string; password: string },
      origin: Origin,
    ): Promise<TokenPair> {
      const user = await findByEmail(db, email);
      const isRight = await isPassword(password, user?.password_hash);
      if (!user || !isRight || user.blocked_at) throw emailTaken();
      return sessions.open(db, user, origin);
    },

    async login(
      form: { email: string; password: string; otp?: string | undefined } & Position,
      from: SignInOrigin,
    ): Promise<LoggedIn> {
      const way = { address: from.address, way: 'password' } as const;
      const attempt = await signIn.begin({ email: form.email, ...from });
      const found = await findByEmail(db, form.email);
      const isRight = await isPassword(form.password, found?.password_hash);
      if (!found || !isRight) {
        await signIn.record('account.sign-in-failed', { id: found?.id ?? 0, email: form.email }, way);
        throw wrongPair();
      }
      const outcome = await db.transaction().execute(async (trx) => {
        const user = await lockById(trx, found.id);
        if (user.password_hash !== found.password_hash) throw wrongPair();
        signIn.refuseClosed(user);
        const checked = await checkSecondFactor(trx, user, form.otp);
        if (checked.refusal) return checked;
        return { ...checked, opened: await signIn.open(trx, user, { ...form, from, way: 'password' }) };
      });
      // Decided after the transaction, so that a secret made for the enrolment is kept.
      if (!('opened' in outcome)) {
        await signIn.record('account.sign-in-failed', found, way);
        throw outcome.refusal;
      }
      await attempt.succeeded();
      await signIn.record('account.signed-in', found, way);
      const { recoveryCodes, opened } = outcome;
      const { token, isBack } = opened;
      return {
        token,
        ...(recoveryCodes && { recovery_codes: recoveryCodes }),
        ...(isBack && { deletion_canceled: true }),
      };
    },

    async changePassword(
      userId: number,
      form: { current_password: string; password: string },
      origin: Origin,
    ): Promise<TokenPair> {
      const { password_hash: before, email, is_admin: isAdmin } = await getById(db, userId);
      refuseWeak(form.password, { email, isAdmin });
      if (!(await isPassword(form.current_password, before))) throw wrongCurrentPassword();
      const passwordHash = await hashPassword(form.password);
      return db.transaction().execute(async (trx) => {
        const { password_hash: now } = await lockById(trx, userId);
        if (now !== before) throw wrongCurrentPassword();
        const changed = await replacePassword(trx, userId, {
          password_hash: passwordHash,
          security_review_due: false,
        });
        return sessions.open(trx, changed, origin);
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
      const { email, is_admin: isAdmin } = await getById(db, found.user_id);
      refuseWeak(newPassword, { email, isAdmin });
      const passwordHash = await hashPassword(newPassword);
      await db.transaction().execute(async (trx) => {
        // The user before the link, as a password change does it: never two that wait for each other.
        await lockById(trx, found.user_id);
        if (!isOpen(await lockLink(trx, presented))) throw linkRefused();
        await replacePassword(trx, found.user_id, {
          password_hash: passwordHash,
          security_review_due: true,
        });
      });
    },

    /**
     * A link that was used before still says success: people open it twice. `ownFamilyId` is the sign-in of the
     * browser it was opened in.
     */
    async activate(
      { uid, token }: { uid: string; token: string },
      ownFamilyId: string | undefined,
    ): Promise<void> {
      const userId = await db.transaction().execute(async (trx) => {
        const found = await lockLink(trx, { id: uid, token, purpose: 'activate' });
        if (!found || (found.used_at === null && !isOpen(found))) {
          throw new AppError('validation', LINK_REFUSED, { fields: { error: LINK_REFUSED } });
        }
        await spendLinks(trx, found.user_id, 'activate', clock.now());
        const { is_verified: wasVerified } = await lockById(trx, found.user_id);
        await updateUser(trx, found.user_id, { is_verified: true });
        // The person who registered the address may be another than the one who proved it, unless it is one browser.
        if (!wasVerified) await revokeAllFamilies(trx, found.user_id, clock.now(), { except: ownFamilyId });
        return found.user_id;
      });
      await publish(services, sessionsEnded, { user_id: userId });
      await publish(services, userChanged, { user_id: userId });
    },
  };

  type User = Awaited<ReturnType<typeof getById>>;
  type Checked = { readonly refusal?: AppError; readonly recoveryCodes?: string[] };

  /** Administrators set theirs up at the first sign-in; the demo world's is not asked. */
  async function checkSecondFactor(trx: Trx, user: User, otp: string | undefined): Promise<Checked> {
    const isOn = await isFactorOn(trx, user.id);
    if (!isOn && (!user.is_admin || config.DEMO)) return {};
    const message = otp ? await factor.spend(trx, user, otp) : texts.codeRequired;
    if (message === undefined) return isOn ? {} : { recoveryCodes: await factor.confirm(trx, user.id) };
    // Who mistyped a code keeps the picture that was shown.
    const isBeginning = !isOn && (!otp || message === texts.enrolmentEnded);
    const details = isBeginning ? { enrolment: await factor.enrol(trx, user) } : undefined;
    const errors = { [otp ? 'otp' : NON_FIELD_ERRORS]: [message] };
    return {
      refusal: new AppError('second_factor_required', message, { errors, ...(details && { details }) }),
    };
  }

  function refuseWeak(password: string, holder: { readonly email: string; readonly isAdmin: boolean }): void {
    const weakness = weaknessOf(password, { ...holder, isAdmin: holder.isAdmin && !config.DEMO });
    if (weakness !== undefined) throw fieldError('password', weakness);
  }

  function isOpen(link: MailedLink | undefined): boolean {
    return link !== undefined && link.used_at === null && link.expires_at > clock.now();
  }

  /** Ends every sign-in, every open reset link and begun second factor, and tells the account's holder. */
  async function replacePassword(trx: Trx, userId: number, password: Parameters<typeof setPassword>[2]) {
    const changed = await setPassword(trx, userId, password);
    await deleteUnconfirmedFactor(trx, userId);
    await revokeAllFamilies(trx, userId, clock.now());
    await spendLinks(trx, userId, 'reset', clock.now());
    const mail = passwordChangedMail(changed, {
      resetPageUrl: `${config.publicUrl}${PATHS.forgotPassword}`,
      hasPasskeys: (await countPasskeys(trx, userId)) > 0,
    });
    await enqueueMail(services, trx, newMailKey('password-changed'), mail);
    return changed;
  }
}

const emailTaken = () => fieldError('email', 'A user with this email already exists');
const wrongPair = () => formError('unauthorized', 'Email or password is not valid');
const wrongCurrentPassword = () => fieldError('current_password', 'The current password is not correct');
const linkRefused = () => formError('validation', LINK_REFUSED);
