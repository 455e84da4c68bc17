import * as contract from '@nearbite/contract/accounts/security';
import { sessionsEnded } from '@nearbite/contract/live/events';
import { PATHS } from '@nearbite/contract/page-paths';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { User } from '../../../auth/actor.ts';
import { recordAudit } from '../../../common/audit.ts';
import { describeDevice } from '../../../common/describe-device.ts';
import { findLanguage } from '../../../common/write-mail.ts';
import type { Trx } from '../../../db/database.ts';
import { enqueueMail, newMailKey } from '../../../jobs/send-mail.ts';
import { AppError, notFound } from '../../../lib/errors.ts';
import { publish } from '../../../lib/publish.ts';
import { mount } from '../../../routing/mount.ts';
import type { Services } from '../../../services.ts';
import { type SecondFactorChange, secondFactorMail } from '../accounts.mails.ts';
import { listFamilies, markReviewed, revokeOwnFamily } from '../sign-in/sessions.queries.ts';
import { proveCode, withPassword } from './confirm-password.ts';
import { countRecoveryCodes, deleteFactor, isFactorOn, lockFactor } from './second-factor.queries.ts';
import type { SecondFactor } from './second-factor.ts';

type BothFactors = z.infer<typeof contract.BothFactorsBody>;

/** How people protect their account: a second factor, and the list of their sign-ins. */
export function registerSecurityRoutes(app: FastifyInstance, services: Services, factor: SecondFactor): void {
  const { db, clock, config } = services;

  async function tell(trx: Trx, user: User, change: SecondFactorChange): Promise<void> {
    const subject = { kind: 'user', id: user.id, label: user.email } as const;
    await recordAudit(trx, { action: `account.${change}`, subject, at: clock.now() });
    const resetPageUrl = `${config.publicUrl}${PATHS.forgotPassword}`;
    await enqueueMail(
      services,
      trx,
      newMailKey('second-factor'),
      secondFactorMail({ ...user, language: await findLanguage(trx, user.id) }, { change, resetPageUrl }),
    );
  }

  mount(app, contract.getSecurity, async ({ user }) => ({
    second_factor: (await isFactorOn(db, user.id)) ? ('on' as const) : ('off' as const),
    is_required: user.isAdmin && !config.DEMO,
    recovery_codes_left: await countRecoveryCodes(db, user.id),
  }));

  mount(app, contract.markSecurityReviewed, async ({ user }) => {
    if (user.familyId) await markReviewed(db, user.familyId);
    return undefined;
  });

  mount(app, contract.enrolSecondFactor, ({ user, body }) =>
    withPassword(db, { userId: user.id, password: body.password }, async (trx) => {
      const known = await lockFactor(trx, user.id);
      if (known?.confirmed_at) throw new AppError('conflict', 'The second factor is on already.');
      return factor.enrol(trx, user);
    }),
  );

  mount(app, contract.confirmSecondFactor, ({ user, body }) =>
    db.transaction().execute(async (trx) => {
      const known = await lockFactor(trx, user.id);
      if (known?.confirmed_at) throw new AppError('conflict', 'The second factor is on already.');
      await proveCode(trx, factor, user, body.otp);
      await tell(trx, user, 'second-factor-on');
      return { recovery_codes: await factor.confirm(trx, user.id) };
    }),
  );

  /** For what is done to a second factor that is on, with both factors. */
  const withBothFactors = <T>(user: User, body: BothFactors, work: (trx: Trx) => Promise<T>) =>
    withPassword(db, { userId: user.id, password: body.password }, async (trx) => {
      const known = await lockFactor(trx, user.id);
      if (!known?.confirmed_at) throw new AppError('conflict', 'The second factor is off.');
      await proveCode(trx, factor, user, body.otp);
      return work(trx);
    });

  mount(app, contract.renewRecoveryCodes, ({ user, body }) =>
    withBothFactors(user, body, async (trx) => {
      await tell(trx, user, 'recovery-codes-renewed');
      return { recovery_codes: await factor.renewCodes(trx, user.id) };
    }),
  );

  mount(app, contract.disableSecondFactor, async ({ user, body }) => {
    if (user.isAdmin && !config.DEMO) {
      throw new AppError('forbidden', 'Administrators need a second factor.');
    }
    await withBothFactors(user, body, async (trx) => {
      await deleteFactor(trx, user.id);
      await tell(trx, user, 'second-factor-off');
    });
    return { msg: 'The second factor is off.' };
  });

  mount(app, contract.listSessions, async ({ user }) =>
    (await listFamilies(db, user.id, clock.now())).map((family) => ({
      id: family.id,
      device: describeDevice(family.user_agent),
      address: family.address,
      signed_in_at: family.created_at.toISOString(),
      last_used_at: family.rotated_at.toISOString(),
      is_current: family.id === user.familyId,
    })),
  );

  mount(app, contract.endSession, async ({ user, params }) => {
    if (!(await revokeOwnFamily(db, { id: params.id, userId: user.id }, clock.now()))) throw notFound();
    await publish(services, sessionsEnded, { user_id: user.id });
    return undefined;
  });
}
