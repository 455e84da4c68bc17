import { ordersSeen } from '@nearbite/contract/live/events';
import * as contract from '@nearbite/contract/orders/owner-orders';
import { STAGES } from '@nearbite/contract/orders/stages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { roleAt, type User } from '../../auth/actor.ts';
import type { Db, Trx } from '../../db/database.ts';
import { notFound } from '../../lib/errors.ts';
import { publish } from '../../lib/publish.ts';
import { languageOf } from '../../plugins/language.ts';
import { mount } from '../../routing/mount.ts';
import { RawJson } from '../../routing/raw-json.ts';
import { sendTotal } from '../../routing/send-total.ts';
import type { Services } from '../../services.ts';
import { assignRider, takeRiderOff } from '../riders/index.ts';
import { searchOrderParts } from './queue/part-search.ts';
import { readQueue } from './queue/queue.service.ts';
import { findOrderPart, findOrderParts } from './restaurant-orders.queries.ts';
import { type FollowUp, finishChanges } from './stages/change-stage.ts';
import {
  changePartStatus,
  markDelivered,
  type PartKey,
  takeKitchenStep,
} from './stages/kitchen-steps.service.ts';
import { findWaiting, markOrdersSeen } from './stages/waiting-orders.queries.ts';

type Reader = { readonly user: User; readonly request: FastifyRequest };

/** What a restaurant sees and does of orders: its own part and nothing else of them. */
export function registerRestaurantOrders(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services;

  const usualZone = config.APP_TIMEZONE;

  mount(app, contract.listOrderParts, async ({ params, query, user, reply, request }) => {
    const { stage, q, from, to, ...plain } = query;
    const restaurantId = params.restaurant_id;
    const isSearch = [stage, q, from, to].some((filter) => filter !== undefined);
    const isKitchen = roleAt(user, restaurantId) === 'kitchen';
    const language = languageOf(request);
    const { json, total } = isSearch
      ? await searchOrderParts(services, {
          restaurantId,
          ...query,
          language,
          isPhoneHiddenOnceOver: isKitchen,
        })
      : await findOrderParts(db, { restaurantId, ...plain, status: plain.status, usualZone }, language);
    sendTotal(reply, { total });
    if (!isKitchen) return new RawJson(json);
    // Written by the database in the contract's form.
    return (JSON.parse(json) as contract.OrderPart[]).map(withoutPhoneOnceOver);
  });

  mount(app, contract.getQueue, ({ params, request }) =>
    readQueue(services, params.restaurant_id, languageOf(request)),
  );

  mount(app, contract.getOrderPart, (call) => getPart(keyOf(call.params), call));

  mount(app, contract.updateOrderPart, async ({ params, body, ...call }) => {
    const key = keyOf(params);
    if (body.order_status !== undefined) {
      await changePartStatus(services, { ...key, status: body.order_status });
    } else if (body.rider_id === null) {
      await takeRiderOff(services, key);
    } else if (body.rider_id !== undefined) {
      await assignRider(services, { ...key, riderId: body.rider_id });
    } else {
      await markDelivered(services, key);
    }
    return getPart(key, call);
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
    mount(app, contract.KITCHEN_STEP_CALLS[step], async ({ params, body, once, ...call }) => {
      const key = keyOf(params);
      const changes: FollowUp[] = [];
      const part = await once.transaction(db, async (trx) => {
        changes.push(await takeKitchenStep(services, trx, key, step, body));
        return getPart(key, call, trx);
      });
      await finishChanges(services, changes);
      return part;
    });
  }

  async function getPart(
    key: PartKey,
    { user, request }: Reader,
    from: Db | Trx = db,
  ): Promise<contract.OrderPart> {
    const part = await findOrderPart(from, { ...key, usualZone, language: languageOf(request) });
    if (!part) throw notFound();
    return roleAt(user, key.restaurantId) === 'kitchen' ? withoutPhoneOnceOver(part) : part;
  }
}

/** The kitchen's staff calls customers while there is something to bring. */
const withoutPhoneOnceOver = (part: contract.OrderPart): contract.OrderPart =>
  part.delivered_at !== null || STAGES[part.stage].status === 'cancelled' ? { ...part, mobile: '' } : part;

const keyOf = (params: { restaurant_id: number; oid: string }): PartKey => ({
  restaurantId: params.restaurant_id,
  oid: params.oid,
});
