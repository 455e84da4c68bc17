import * as contract from '@nearbite/contract/staff/staff';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../lib/errors.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { createJoining } from './join.service.ts';
import { findInvitation, listMembers, type MemberRow } from './staff.queries.ts';
import { changeRole, inviteMember, removeMember } from './staff.service.ts';

const present = ({ id, email, name, role, joinedAt }: MemberRow): contract.StaffMember => ({
  id,
  email,
  name,
  role,
  joined_at: joinedAt?.toISOString() ?? null,
});

export function registerStaff(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const join = createJoining(services);

  mount(app, contract.listStaff, async ({ params }) =>
    (await listMembers(db, params.restaurant_id)).map(present),
  );

  mount(app, contract.inviteStaff, ({ params, body, once }) =>
    inviteMember(services, { restaurantId: params.restaurant_id, ...body }, once, present),
  );

  mount(app, contract.changeStaff, async ({ params, body }) =>
    present(await changeRole(services, { restaurantId: params.restaurant_id, id: params.id, ...body })),
  );

  mount(app, contract.removeStaff, async ({ params }) => {
    await removeMember(services, { restaurantId: params.restaurant_id, id: params.id });
    return undefined;
  });

  mount(app, contract.getInvitation, async ({ params }) => {
    const found = await findInvitation(db, params.token);
    if (!found || found.expiresAt <= clock.now()) throw notFound();
    const { restaurantId, restaurantName, email, role, hasAccount, userId } = found;
    return {
      restaurant: { id: restaurantId, name: restaurantName },
      email,
      role,
      has_account: hasAccount,
      has_joined: userId !== null,
    };
  });

  mount(app, contract.joinStaff, async ({ params, body, actor, request }) => {
    const origin = { address: request.ip, userAgent: request.headers['user-agent'] };
    const { invitation, token } = await join(params.token, { actor, form: body, origin });
    return {
      msg: `You work for ${invitation.restaurantName} now.`,
      restaurant_id: invitation.restaurantId,
      ...(token && { token }),
    };
  });
}
