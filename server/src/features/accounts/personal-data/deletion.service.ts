import * as texts from '@nearbite/contract/accounts/accounts.texts';
import { DELETION_GRACE_DAYS } from '@nearbite/contract/accounts/personal-data';
import { riderLinksRenewed, sessionsEnded, userChanged } from '@nearbite/contract/live/events';
import { PATHS } from '@nearbite/contract/page-paths';
import type { User } from '../../../auth/actor.ts';
import { recordAudit } from '../../../common/audit.ts';
import { renewRiderLinksKnownTo } from '../../../common/rider-links.ts';
import type { Trx } from '../../../db/database.ts';
import { enqueueMail, newMailKey } from '../../../jobs/send-mail.ts';
import { conflict } from '../../../lib/errors.ts';
import { publish } from '../../../lib/publish.ts';
import { discardLater } from '../../../media/discard-pictures.ts';
import { deletePicture } from '../../../media/pictures.ts';
import type { Services } from '../../../services.ts';
import { deletionMail } from '../accounts.mails.ts';
import { proveSecondFactor, withPassword } from '../second-factor/confirm-password.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import { revokeAllFamilies } from '../sign-in/sessions.queries.ts';
import {
  erasePerson,
  findOpenMatters,
  listDueAccounts,
  lockDueAccount,
  scheduleDeletion,
  takeReviewPhotos,
} from './deletion.queries.ts';

type Proof = { readonly password: string; readonly otp?: string | undefined };

/** Signs the person out everywhere and empties the account after the grace time. Returns when that will be. */
export async function requestDeletion(
  services: Services,
  factor: SecondFactor,
  user: User,
  { password, otp, address }: Proof & { readonly address: string },
): Promise<Date> {
  const { db, clock, config } = services;
  const now = clock.now();
  const deleteAt = new Date(now.getTime() + DELETION_GRACE_DAYS * 86_400_000);
  await withPassword(db, { userId: user.id, password }, async (trx, account) => {
    await proveSecondFactor(trx, factor, user, otp);
    if (account.is_admin) throw conflict("An administrator's account cannot be deleted.");
    await refuseWhileOpen(trx, user.id);
    await scheduleDeletion(trx, user.id, deleteAt);
    await revokeAllFamilies(trx, user.id, now);
    const mail = deletionMail(account, deleteAt, `${config.publicUrl}${PATHS.login}`);
    await enqueueMail(services, trx, newMailKey('account-deletion'), mail);
    const subject = { kind: 'user', id: user.id, label: account.email } as const;
    await recordAudit(trx, {
      actorId: user.id,
      action: 'account.deletion-requested',
      subject,
      at: now,
      address,
    });
  });
  await publish(services, sessionsEnded, { user_id: user.id });
  return deleteAt;
}

async function refuseWhileOpen(trx: Trx, userId: number): Promise<void> {
  const { hasOpenOrders, hasRestaurant } = await findOpenMatters(trx, userId);
  if (hasOpenOrders) {
    throw conflict('You have an open order. Your account can be deleted once it is delivered or canceled.');
  }
  if (hasRestaurant) {
    throw conflict(texts.hasRestaurant);
  }
}

/** Empties the accounts whose grace time is over. What was opened meanwhile is waited for. */
export async function deleteDueAccounts(services: Services): Promise<void> {
  const { db, clock, storage } = services;
  for (const { id } of await listDueAccounts(db, clock.now())) {
    const erased = await db.transaction().execute(async (trx) => {
      const account = await lockDueAccount(trx, id, clock.now());
      if (!account) return undefined;
      const { hasOpenOrders, hasRestaurant } = await findOpenMatters(trx, id);
      if (hasOpenOrders || hasRestaurant) return undefined;
      const workplaces = await renewRiderLinksKnownTo(services, trx, id);
      await erasePerson(trx, account, clock.now());
      for (const { dishId, photos } of await takeReviewPhotos(trx, id))
        await discardLater(trx, { kind: 'review', dishId, userId: id }, photos);
      const subject = { kind: 'user', id, label: 'Deleted user' } as const;
      await recordAudit(trx, { actorId: id, action: 'account.deleted', subject, at: clock.now() });
      return { ...account, workplaces };
    });
    if (!erased) continue;
    // A picture that stays behind belongs to no account any more; its row, which named the person, is gone.
    if (erased.image) await deletePicture(storage, erased.image).catch(() => undefined);
    await publish(services, userChanged, { user_id: id });
    for (const restaurant_id of erased.workplaces)
      await publish(services, riderLinksRenewed, { restaurant_id });
  }
}
