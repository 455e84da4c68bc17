import type { Language } from '@nearbite/contract/languages';
import { notificationsSeen } from '@nearbite/contract/live/events';
import * as contract from '@nearbite/contract/notifications/owner-notifications';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../lib/errors.ts';
import { publish } from '../../lib/publish.ts';
import { languageOf } from '../../plugins/language.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { translate } from '../../texts/translate.ts';
import {
  countNotifications,
  findNotifications,
  markAllSeen,
  markSeen,
  type RestaurantNotificationRow,
} from './restaurant-notifications.queries.ts';

export function registerRestaurantNotifications(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  mount(app, contract.listRestaurantNotifications, async ({ params, query, request, reply }) => {
    const [rows, counts] = await Promise.all([
      findNotifications(db, params.restaurant_id, query),
      countNotifications(db, params.restaurant_id),
    ]);
    reply.header('x-total-count', counts.all);
    const language = languageOf(request);
    return rows.map((row) => present(row, language));
  });

  mount(app, contract.getRestaurantNotificationsSummary, async ({ params }) => {
    const { all, unread, newestId } = await countNotifications(db, params.restaurant_id);
    return [
      {
        unread_notifications: unread,
        read_notifications: all - unread,
        all_notifications: all,
        newest_id: newestId,
      },
    ];
  });

  mount(app, contract.markRestaurantNotificationSeen, async ({ params }) => {
    const { restaurant_id } = params;
    const outcome = await markSeen(db, {
      restaurantId: restaurant_id,
      id: params.notification_id,
      now: clock.now(),
    });
    if (outcome === 'unknown') throw notFound();
    if (outcome === 'marked') await publish(services, notificationsSeen, { restaurant_id });
    return { message: 'Notification marked as seen' };
  });

  mount(app, contract.markAllRestaurantNotificationsSeen, async ({ params, body }) => {
    const { restaurant_id } = params;
    const marked = await markAllSeen(db, {
      restaurantId: restaurant_id,
      upTo: body.up_to,
      oid: body.order_oid,
      now: clock.now(),
    });
    if (marked > 0) await publish(services, notificationsSeen, { restaurant_id });
    return { message: 'Notifications marked as seen', marked };
  });
}

const present = (row: RestaurantNotificationRow, language: Language): contract.RestaurantNotification => ({
  id: row.id,
  type: translate(row.type ?? contract.NEW_ORDER, language),
  message: translate(row.message ?? `${row.title} × ${row.qty} in order #${row.oid}`, language),
  order_item: { dish: { title: row.title }, order_oid: row.oid, qty: row.qty },
  seen: row.seenAt !== null,
  date: row.createdAt.toISOString(),
});
