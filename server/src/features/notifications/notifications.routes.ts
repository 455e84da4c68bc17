import * as contract from '@nearbite/contract/notifications/customer-notifications';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../plugins/language.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { translate } from '../../texts/translate.ts';
import { countNotifications, countUnread, listNotifications, markSeen } from './notifications.queries.ts';
import { registerPushDevices } from './push-devices.routes.ts';
import { registerRestaurantNotifications } from './restaurant-notifications.routes.ts';

export function registerNotifications(app: FastifyInstance, services: Services): void {
  registerRestaurantNotifications(app, services);
  registerPushDevices(app, services);
  const { db, clock, config } = services;
  mount(app, contract.getCustomerNotificationsSummary, async ({ params }) => {
    const { unread } = await countUnread(db, params.user_id);
    return { unread_notifications: unread };
  });

  mount(app, contract.listCustomerNotifications, async ({ params, query, request, reply }) => {
    const language = languageOf(request);
    const [total, rows] = await Promise.all([
      countNotifications(db, params.user_id),
      listNotifications(db, params.user_id, { ...query, language }),
    ]);
    reply.header('x-total-count', total);
    return rows.map(({ id, created_at, title, message, order_oid, time_zone, was_seen, ordered }) => ({
      id,
      date: created_at.toISOString(),
      title: translate(title, language),
      message: translate(message, language),
      order_oid,
      time_zone: order_oid === null ? null : (time_zone ?? config.APP_TIMEZONE),
      seen: was_seen,
      ordered,
    }));
  });

  mount(app, contract.markCustomerNotificationsSeen, async ({ params, body }) => {
    await markSeen(db, { userId: params.user_id, ids: body.ids, now: clock.now() });
    return { message: 'Notifications marked as seen' };
  });
}
