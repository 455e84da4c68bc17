import { type AuditAction, listAudit } from '@nearbite/contract/admin/audit';
import * as dishes from '@nearbite/contract/admin/dishes';
import * as openOrders from '@nearbite/contract/admin/open-orders';
import * as restaurants from '@nearbite/contract/admin/restaurants';
import * as settings from '@nearbite/contract/admin/settings';
import * as summary from '@nearbite/contract/admin/summary';
import * as users from '@nearbite/contract/admin/users';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { User } from '../../auth/actor.ts';
import { recordRead } from '../../common/audit.ts';
import { notFound } from '../../lib/errors.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { listAuditEntries } from './audit-log.queries.ts';
import { registerCategoryRoutes } from './categories/categories.routes.ts';
import { listDishes, listDishesInReview } from './dish-review/dish-review.queries.ts';
import { releaseDish, reviewDish } from './dish-review/dish-review.service.ts';
import { listOpenOrders } from './open-orders.queries.ts';
import { cancelOpenOrder } from './open-orders.service.ts';
import { findRestaurant, listRestaurants } from './restaurants/restaurants.queries.ts';
import { decide } from './restaurants/restaurants.service.ts';
import { changeSettings, readAdminSettings } from './settings.service.ts';
import { summarise } from './summary/summary.queries.ts';
import { listUsers } from './users/users.queries.ts';
import { blockUser, endSessions, resendActivation, unblockUser } from './users/users.service.ts';

export function registerAdmin(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services;
  const read = <Action extends AuditAction>(user: User, action: Action) => ({
    actorId: user.id,
    action,
    subject: { kind: 'user', id: user.id, label: '' } as const,
    at: clock.now(),
  });

  mount(app, restaurants.listRestaurants, async ({ query, reply, user }) => {
    const found = await listRestaurants(db, query);
    await recordRead(db, read(user, 'restaurant.list-read'));
    return counted(reply, found);
  });

  mount(app, restaurants.getRestaurant, async ({ params, user }) => {
    const found = await findRestaurant(db, params.id);
    if (!found) throw notFound();
    const subject = { kind: 'restaurant', id: found.id, label: found.name } as const;
    await recordRead(db, { ...read(user, 'restaurant.list-read'), subject });
    return found;
  });

  mount(app, restaurants.approveRestaurant, ({ params, user }) =>
    decide(services, { decision: 'approve', restaurantId: params.id, actorId: user.id }),
  );
  mount(app, restaurants.declineRestaurant, ({ params, user, body: { reason } }) =>
    decide(services, { decision: 'decline', restaurantId: params.id, actorId: user.id, reason }),
  );
  mount(app, restaurants.suspendRestaurant, ({ params, user, body: { reason } }) =>
    decide(services, { decision: 'suspend', restaurantId: params.id, actorId: user.id, reason }),
  );
  mount(app, restaurants.restoreRestaurant, ({ params, user }) =>
    decide(services, { decision: 'restore', restaurantId: params.id, actorId: user.id }),
  );

  mount(app, openOrders.listOpenOrders, async ({ params, query, reply, user }) => {
    const orders = await listOpenOrders(services, params.id, query);
    if (!orders) throw notFound();
    const subject = { kind: 'restaurant', id: params.id, label: `restaurant ${params.id}` } as const;
    await recordRead(db, { ...read(user, 'order.list-read'), subject });
    return counted(reply, orders);
  });
  mount(app, openOrders.cancelOpenOrder, async ({ params, user, body: { reason }, once }) => {
    await cancelOpenOrder(services, once, {
      restaurantId: params.id,
      oid: params.oid,
      reason,
      actorId: user.id,
    });
    return { message: 'Order canceled' };
  });
  mount(app, dishes.listRestaurantDishes, async ({ params, query, reply }) => {
    const found = await listDishes(db, params.id, query);
    if (!found) throw notFound();
    return counted(reply, found);
  });
  mount(app, dishes.listDishesInReview, async ({ query, reply }) =>
    counted(reply, await listDishesInReview(db, query)),
  );
  mount(app, dishes.reviewDish, ({ params, user, body: { reason } }) =>
    reviewDish(services, { dishId: params.id, actorId: user.id, reason }),
  );
  mount(app, dishes.releaseDish, ({ params, user }) =>
    releaseDish(services, { dishId: params.id, actorId: user.id }),
  );

  registerCategoryRoutes(app, services);

  mount(app, users.listUsers, async ({ query, reply, user }) => {
    const found = await listUsers(db, query);
    await recordRead(db, read(user, 'user.list-read'));
    return counted(reply, found);
  });
  mount(app, users.blockUser, ({ params, user, body: { reason } }) =>
    blockUser(services, { userId: params.id, actorId: user.id, reason }),
  );
  mount(app, users.unblockUser, ({ params, user }) =>
    unblockUser(services, { userId: params.id, actorId: user.id }),
  );
  mount(app, users.endUserSessions, async ({ params, user }) => {
    await endSessions(services, { userId: params.id, actorId: user.id });
    return { msg: 'All sign-ins have ended' };
  });
  mount(app, users.resendUserActivation, async ({ params, user }) => {
    await resendActivation(services, { userId: params.id, actorId: user.id });
    return { msg: 'Verification email sent' };
  });

  mount(app, summary.getSummary, () => summarise(db, { now: clock.now(), timeZone: config.APP_TIMEZONE }));

  mount(app, settings.getSettings, () => readAdminSettings(services, db));
  mount(app, settings.updateSettings, ({ body, user }) => changeSettings(services, user.id, body));

  mount(app, listAudit, async ({ query, reply }) => counted(reply, await listAuditEntries(db, query)));
}

function counted<Row>(reply: FastifyReply, { rows, total }: { rows: Row[]; total: number }): Row[] {
  reply.header('x-total-count', total);
  return rows;
}
