import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@nearbite/contract/access';
import type { AuditAction } from '@nearbite/contract/admin/audit';
import { riderLinksRenewed, staffChanged } from '@nearbite/contract/live/events';
import { PATHS, pathTo } from '@nearbite/contract/page-paths';
import { INVITATION_DAYS, MAX_STAFF } from '@nearbite/contract/staff/staff';
import { recordAudit } from '../../common/audit.ts';
import { renewRiderLinks } from '../../common/rider-links.ts';
import type { Trx } from '../../db/database.ts';
import type { IdempotentCall } from '../../idempotency/idempotent-call.ts';
import { enqueueMail, newMailKey } from '../../jobs/send-mail.ts';
import { conflict, fieldError, notFound } from '../../lib/errors.ts';
import { publish } from '../../lib/publish.ts';
import type { Services } from '../../services.ts';
import { invitationMail } from './staff.mails.ts';
import type { MemberKey, MemberRow } from './staff.queries.ts';
import * as queries from './staff.queries.ts';

const DAY_MS = 86_400_000;

type Invited = { readonly restaurantId: number; readonly email: string; readonly role: StaffRole };

export function inviteMember<Response>(
  services: Services,
  { restaurantId, email, role }: Invited,
  once: IdempotentCall,
  present: (member: MemberRow) => Response,
): Promise<Response> {
  const { db, clock, config } = services;
  return once.transaction(db, async (trx) => {
    const restaurant = await queries.lockRestaurant(trx, restaurantId, email);
    if (email === restaurant.ownerEmail) throw fieldError('email', 'The restaurant is yours already');
    const known = await queries.findMemberByEmail(trx, restaurantId, email);
    if (known?.userId) throw fieldError('email', 'Works for you already');
    if (!known && restaurant.staff >= MAX_STAFF) throw conflict(`At most ${MAX_STAFF} people can be staff.`);
    const now = clock.now();
    const token = randomBytes(24).toString('base64url');
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    const id = await queries.writeInvitation(trx, { restaurantId, email, role, token, expiresAt, now });
    const mail = invitationMail({
      email,
      role,
      language: restaurant.inviteeLanguage ?? restaurant.ownerLanguage,
      owner: restaurant.ownerName,
      restaurant: restaurant.name,
      url: `${config.publicUrl}${pathTo(PATHS.join, { token })}`,
    });
    await enqueueMail(services, trx, newMailKey('staff-invitation'), mail);
    await record(services, trx, 'staff.invited', { restaurantId, email, role });
    return present({ id, email, role, userId: null, name: null, joinedAt: null });
  });
}

export async function changeRole(
  services: Services,
  { role, ...key }: MemberKey & { readonly role: StaffRole },
): Promise<MemberRow> {
  const member = await changeMember(services, key, async (trx, found) => {
    await queries.writeRole(trx, found.id, role);
    if (found.role !== role) {
      await record(services, trx, 'staff.role-changed', { ...key, email: found.email, role });
    }
  });
  return { ...member, role };
}

/** Another role shows what the links show; who works here no longer keeps none of them. */
export async function removeMember(services: Services, key: MemberKey): Promise<void> {
  const { userId } = await changeMember(services, key, async (trx, { id, email, role, userId: worker }) => {
    await queries.deleteMember(trx, id);
    if (worker !== null) await renewRiderLinks(services, trx, key);
    await record(services, trx, 'staff.removed', { ...key, email, role });
  });
  if (userId !== null) await publish(services, riderLinksRenewed, { restaurant_id: key.restaurantId });
}

/** Open pages and sockets of whoever it concerns follow at once. */
async function changeMember(
  services: Services,
  key: MemberKey,
  change: (trx: Trx, found: MemberRow) => Promise<void>,
): Promise<MemberRow> {
  const member = await services.db.transaction().execute(async (trx) => {
    const found = await queries.lockMember(trx, key);
    if (!found) throw notFound();
    await change(trx, found);
    return found;
  });
  if (member.userId !== null) await publish(services, staffChanged, { user_id: member.userId });
  return member;
}

export function record(
  { clock }: Pick<Services, 'clock'>,
  trx: Trx,
  action: Extract<AuditAction, `staff.${string}`>,
  { restaurantId, email, role, actorId }: Invited & { readonly actorId?: number },
): Promise<void> {
  return recordAudit(trx, {
    action,
    subject: { kind: 'restaurant', id: restaurantId, label: email },
    details: { role },
    at: clock.now(),
    ...(actorId !== undefined && { actorId }),
  });
}
