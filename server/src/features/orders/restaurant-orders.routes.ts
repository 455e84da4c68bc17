import { ordersSeen } from '@nearbite/contract/live/events';
import * as contract from '@nearbite/contract/orders/owner-orders';
import { toRupees } from '@nearbite/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Db, Trx } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { publish } from '../../publish.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { assignRider } from '../riders/riders.service.ts';
import {
  presentAmounts,
  presentDetails,
  presentItem,
  presentPreferences,
  presentProgress,
} from './orders.present.ts';
import { findOrderPart, findOrderParts, type OrderPartRow } from './restaurant-orders.queries.ts';
import { type FollowUp, finishChanges } from './stages/change-stage.ts';
import {
  changePartStatus,
  markDelivered,
  type PartKey,
  takeKitchenStep,
} from './stages/kitchen-steps.service.ts';
import { findWaiting, markOrdersSeen } from './stages/waiting-orders.queries.ts';

/** What a restaurant sees and does of orders: its own part and nothing else of them. */
export function registerRestaurantOrders(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services;

  mount(app, contract.listOrderParts, async ({ params, query, reply }) => {
    const { rows, total } = await findOrderParts(db, {
      restaurantId: params.restaurant_id,
      status: query.status,
      limit: query.limit,
      offset: query.offset,
    });
    reply.header('x-total-count', total);
    return rows.map((row) => presentOrderPart(row, config.APP_TIMEZONE));
  });

  mount(app, contract.getOrderPart, ({ params }) => getPart(keyOf(params)));

  mount(app, contract.updateOrderPart, async ({ params, body }) => {
    const key = keyOf(params);
    if (body.order_status !== undefined) {
      await changePartStatus(services, { ...key, status: body.order_status });
    } else if (body.rider_id !== undefined) {
      await assignRider(services, { ...key, riderId: body.rider_id });
    } else {
      await markDelivered(services, key);
    }
    return getPart(key);
  });

  mount(app, contract.getWaitingOrders, ({ params }) =>
    findWaiting(db, params.restaurant_id, contract.MAX_WAITING_LISTED),
  );

  mount(app, contract.markOrdersSeen, async ({ params, body }) => {
    const restaurantId = params.restaurant_id;
    const seen = await markOrdersSeen(db, { restaurantId, oids: body.oids, now: clock.now() });
    // The other devices of the restaurant stop ringing too.
    if (seen > 0) await publish(services, ordersSeen, { restaurant_id: restaurantId });
    return { message: 'Orders marked as seen' };
  });

  for (const step of contract.KITCHEN_STEPS) {
    mount(app, contract.KITCHEN_STEP_CALLS[step], async ({ params, body, once }) => {
      const key = keyOf(params);
      const changes: FollowUp[] = [];
      const part = await once.transaction(db, async (trx) => {
        changes.push(await takeKitchenStep(services, trx, key, step, body));
        return getPart(key, trx);
      });
      await finishChanges(services, changes);
      return part;
    });
  }

  async function getPart(key: PartKey, from: Db | Trx = db): Promise<contract.OrderPart> {
    const row = await findOrderPart(from, key);
    if (!row) throw notFound();
    return presentOrderPart(row, config.APP_TIMEZONE);
  }
}

const keyOf = (params: { restaurant_id: number; oid: string }): PartKey => ({
  restaurantId: params.restaurant_id,
  oid: params.oid,
});

const iso = (date: Date | null) => date?.toISOString() ?? null;

function presentOrderPart(row: OrderPartRow, usualZone: string): contract.OrderPart {
  return {
    oid: row.oid,
    ...presentDetails(row),
    date: row.created_at.toISOString(),
    order_status: row.order_status,
    ...presentProgress(row),
    time_zone: row.time_zone ?? usualZone,
    ...presentPreferences(row),
    latitude: row.latitude,
    longitude: row.longitude,
    answer_by: iso(row.answer_by),
    reason: row.reason,
    // Of this part: another restaurant's refund is no concern of this one.
    payment_status: paymentStatusOf(row),
    ...presentAmounts(row),
    refunded: row.refunded_at === null ? 0 : toRupees(row.total_paisa),
    paid_at: iso(row.paid_at),
    tracking_token: row.tracking_token,
    orderitem: row.items.map(presentItem),
    restaurant: [{ name: row.restaurant_name, phone_number: row.restaurant_phone }],
    rider: row.rider,
    fulfilled_at: iso(row.fulfilled_at),
    delivered_at: iso(row.delivered_at),
    cancelled_at: iso(row.cancelled_at),
  };
}

function paymentStatusOf({ payment_status, paid_at, refunded_at }: OrderPartRow) {
  if (refunded_at !== null) return 'refunded' as const;
  if (paid_at !== null) return 'paid' as const;
  return payment_status === 'failed' ? ('failed' as const) : ('pending' as const);
}
