import type { AuditAction } from '@nearbite/contract/admin/audit';
import type { AdminUser } from '@nearbite/contract/admin/users';
import { riderLinksRenewed, sessionsEnded, userBlocked, userChanged } from '@nearbite/contract/live/events';
import { recordAudit } from '../../../common/audit.ts';
import { renewRiderLinksKnownTo } from '../../../common/rider-links.ts';
import type { Trx } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { AppError, conflict, notFound } from '../../../lib/errors.ts';
import { publish } from '../../../lib/publish.ts';
import type { Services } from '../../../services.ts';
import { requestActivation } from '../../accounts/index.ts';
import { notifyCartsOfRestaurant } from '../../notifications/index.ts';
import {
  blockUserRow,
  endSignIns,
  findUserById,
  lockUserAndAdmins,
  unblockUserRow,
} from './users.queries.ts';

type Case = { readonly userId: number; readonly actorId: number };
type BlockCase = Case & { readonly reason: string | undefined };

export async function blockUser(
  services: Services,
  { userId, actorId, reason }: BlockCase,
): Promise<AdminUser> {
  if (userId === actorId) throw conflict('You cannot block yourself.');
  const { workplaces, ...blocked } = await services.db.transaction().execute(async (trx) => {
    const { activeAdminIds } = await lockUserAndAdmins(trx, userId);
    // Somebody may have blocked this administrator while the request waited for the lock.
    if (!activeAdminIds.includes(actorId)) throw new AppError('unauthorized', 'Please log in first.');
    const user = await getUser(trx, userId);
    if (user.is_blocked) throw conflict('This user is already blocked.');
    const at = services.clock.now();
    await blockUserRow(trx, userId, at);
    if (user.restaurant?.status === 'approved') await notifyCartsOfRestaurant(trx, user.restaurant, at);
    await recordUserAudit(trx, { user, actorId, action: 'user.blocked', details: { reason }, at });
    const workplaces = await renewRiderLinksKnownTo(services, trx, userId);
    return { ...user, is_blocked: true, workplaces };
  });
  await publish(services, userBlocked, { user_id: userId });
  await publish(services, userChanged, { user_id: userId });
  for (const restaurant_id of workplaces) await publish(services, riderLinksRenewed, { restaurant_id });
  return blocked;
}

export async function unblockUser(services: Services, { userId, actorId }: Case): Promise<AdminUser> {
  const { db, clock } = services;
  const unblocked = await db.transaction().execute(async (trx) => {
    await lockUserAndAdmins(trx, userId);
    const user = await getUser(trx, userId);
    if (!user.is_blocked) throw conflict('This user is not blocked.');
    await unblockUserRow(trx, userId);
    await recordUserAudit(trx, { user, actorId, action: 'user.unblocked', at: clock.now() });
    return { ...user, is_blocked: false };
  });
  await publish(services, userChanged, { user_id: userId });
  return unblocked;
}

/** Signs out an account that may be in other hands; with the password one can sign in again. */
export async function endSessions(services: Services, { userId, actorId }: Case): Promise<void> {
  const at = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    const user = await getUser(trx, userId);
    await endSignIns(trx, userId, at);
    await recordUserAudit(trx, { user, actorId, action: 'user.signed-out', at });
  });
  await publish(services, sessionsEnded, { user_id: userId });
}

export async function resendActivation({ db, clock }: Services, { userId, actorId }: Case): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await getUser(trx, userId);
    if (user.is_blocked) throw conflict('This user is blocked.');
    if (user.is_verified) throw conflict('This user is already verified.');
    await enqueue(trx, requestActivation, { email: user.email }, { key: `activation:${user.email}` });
    await recordUserAudit(trx, { user, actorId, action: 'user.activation-resent', at: clock.now() });
  });
}

async function getUser(trx: Trx, id: number): Promise<AdminUser> {
  const user = await findUserById(trx, id);
  if (!user) throw notFound();
  return user;
}

type UserAuditEntry = {
  readonly user: AdminUser;
  readonly actorId: number;
  readonly action: AuditAction;
  readonly details?: { readonly reason: string | undefined };
  readonly at: Date;
};

function recordUserAudit(trx: Trx, { user, ...entry }: UserAuditEntry): Promise<void> {
  const subject = { kind: 'user', id: user.id, label: `${user.name} (${user.email})` } as const;
  return recordAudit(trx, { ...entry, subject });
}
