import fc from 'fast-check';
import { expect } from 'vitest';
import { decideTestPayment, goToPayment, ledgerOf, placeTestOrder, stockOf } from '../orders.ts';
import { BusyError, type OrderModel, type OrderWorld } from './order-model.ts';

type Command = fc.AsyncCommand<OrderModel, OrderWorld>;
type Status = 'pending' | 'fulfilled' | 'cancelled';

/** What was done is compared with the rules at once, so that a shrunk sequence ends with the step that differs. */
function command(
  name: string,
  run: (model: OrderModel, world: OrderWorld) => Promise<void>,
  check: (model: OrderModel) => boolean = () => true,
): Command {
  return {
    check: (model) => check(model),
    async run(model, world) {
      // A machine that is too busy may say so and ask to come again: then nothing has happened.
      await run(model, world).catch((error: unknown) => {
        if (!(error instanceof BusyError)) throw error;
      });
      await compare(model, world);
    },
    toString: () => name,
  };
}

const hasOrders = ({ orders }: OrderModel) => orders.length > 0;

const CHEESE = { group: 'Add-ons', name: 'Cheese' };
const CHEESE_MINOR = 8_000;
export const CHEESE_GROUP = {
  name: CHEESE.group,
  min: 0,
  max: 1,
  options: [{ name: CHEESE.name, price_minor: CHEESE_MINOR }],
};

const order = (qty: number, hasCheese: boolean) =>
  command(`order ${qty}${hasCheese ? ' with cheese' : ''}`, async (model, { customer, dish }) => {
    const isThere = !hasCheese || !model.isCheeseGone;
    const isPossible = !model.isSuspended && !model.isDeleted && isThere && model.stock >= qty;
    const extras = hasCheese ? [CHEESE] : [];
    const placed = await placeTestOrder(customer, [{ dish_id: dish.id, qty, extras }]).catch(
      (error: unknown) => {
        if (error instanceof BusyError) throw error;
      },
    );
    expect(placed !== undefined, 'an order is possible').toBe(isPossible);
    if (!placed) return;
    model.stock -= qty;
    model.orders.push({
      oid: placed.oid,
      qty,
      hasCheese,
      status: 'pending',
      payment: 'pending',
      selfAcceptedAt: undefined,
      isEndedByCustomer: false,
    });
  });

const pay = (index: number) =>
  command(
    `pay ${index}`,
    async (model, { app }) => {
      const one = at(model, index);
      const page = await goToPayment(app, one.oid);
      const isDue = one.payment === 'pending' && one.status !== 'cancelled';
      expect(page.startsWith('/dev/payment/'), 'a payment is due').toBe(isDue);
      if (!isDue) return;
      await decideTestPayment(app, page, 'pay');
      one.payment = 'paid';
      if (one.status === 'pending') one.selfAcceptedAt = app.clock.now();
    },
    hasOrders,
  );

const setStatus = (index: number, status: Status) =>
  command(
    `set ${index} ${status}`,
    async (model, { owner }) => {
      const one = at(model, index);
      const isLeaving = one.status === 'cancelled' && status !== 'cancelled';
      // A dish that is gone for ever is not cooked again.
      const isGone = model.isDeleted || model.stock < one.qty;
      const isRefused = isLeaving && (one.payment === 'refunded' || one.isEndedByCustomer || isGone);
      const path = `/api/restaurant/orders/${owner.restaurantId}/${one.oid}/`;
      const { statusCode } = await owner.patch(path, { order_status: status });
      expect(statusCode).toBe(isRefused ? 409 : 200);
      if (isRefused || one.status === status) return;
      if (isLeaving) model.stock -= one.qty;
      if (status === 'cancelled') {
        model.stock += one.qty;
        if (one.payment === 'paid') one.payment = 'refunded';
      }
      one.status = status;
      one.selfAcceptedAt = undefined;
    },
    hasOrders,
  );

/** The customer's way out: of what is not accepted, and for a minute of what accepted itself. */
const cancel = (index: number) =>
  command(
    `cancel ${index}`,
    async (model, { app, customer }) => {
      const one = at(model, index);
      const since = one.selfAcceptedAt && app.clock.now().getTime() - one.selfAcceptedAt.getTime();
      const isInTime = one.payment === 'pending' || (since !== undefined && since < 60_000);
      const isPossible = one.status === 'pending' && isInTime;
      const { statusCode } = await customer.post(
        `/api/customer/orders/${customer.id}/${one.oid}/cancel/`,
        {},
      );
      expect(statusCode, 'it can be canceled').toBe(isPossible ? 200 : 409);
      if (!isPossible) return;
      model.stock += one.qty;
      if (one.payment === 'paid') one.payment = 'refunded';
      one.status = 'cancelled';
      one.isEndedByCustomer = true;
    },
    hasOrders,
  );

/** Too short for anything else to end. */
const letAMinutePass = () =>
  command('a minute passes', async (_model, { app }) => app.clock.advanceSeconds(60));

/** Who brings it changes neither money nor portions. */
const deliver = (index: number, change: 'assign' | 'delivered') =>
  command(
    `${change} ${index}`,
    async (model, { owner, riderId }) => {
      const path = `/api/restaurant/orders/${owner.restaurantId}/${at(model, index).oid}/`;
      const body = change === 'assign' ? { rider_id: riderId } : { delivered: true };
      expect([200, 409]).toContain((await owner.patch(path, body)).statusCode);
    },
    hasOrders,
  );

const edit = (stock: number) =>
  command(`edit stock ${stock}`, async (model, { owner, dish }) => {
    const path = `/api/restaurant/update-dish/${owner.restaurantId}/${dish.did}/`;
    const { statusCode, body } = await owner.patch(path, { stock_qty: stock });
    expect(model.isSuspended ? [403] : [200, 404, 409], body).toContain(statusCode);
    if (statusCode === 200) model.stock = stock;
  });

const sellOutCheese = () =>
  command('cheese is sold out or back', async (model, { owner, dish }) => {
    const path = `/api/restaurant/availability/${owner.restaurantId}/${dish.did}/`;
    const body = { sold_out_until: model.isCheeseGone ? null : 'tomorrow', extra: CHEESE };
    const { statusCode } = await owner.patch(path, body);
    expect(model.isSuspended ? [403] : [200, 404]).toContain(statusCode);
    if (statusCode === 200) model.isCheeseGone = !model.isCheeseGone;
  });

const remove = () =>
  command('delete the dish', async (model, { owner, dish }) => {
    const { statusCode, body } = await owner.delete(
      `/api/restaurant/delete-dish/${owner.restaurantId}/${dish.did}/`,
    );
    expect(model.isSuspended ? [403] : [204, 404, 409], body).toContain(statusCode);
    if (statusCode === 204) model.isDeleted = true;
  });

const suspend = () =>
  command('suspend or restore', async (model, { admin, owner }) => {
    const verdict = model.isSuspended ? 'restore' : 'suspend';
    const body = model.isSuspended ? {} : { reason: 'A look into the kitchen' };
    const response = await admin.post(`/api/admin/restaurants/${owner.restaurantId}/${verdict}/`, body);
    expect(response.statusCode).toBe(200);
    model.isSuspended = !model.isSuspended;
  });

function at({ orders }: OrderModel, index: number) {
  const one = orders[index % orders.length];
  if (!one) throw new Error('No order');
  return one;
}

async function compare(model: OrderModel, { app, dish }: OrderWorld): Promise<void> {
  expect((await stockOf(app, dish)).stock_qty, 'portions left').toBe(model.stock);
  for (const one of model.orders) {
    const row = await app.database.db
      .selectFrom('orders as o')
      .innerJoin('order_parts as p', 'p.order_id', 'o.id')
      .innerJoin('order_items as i', 'i.part_id', 'p.id')
      .select(['o.payment_status', 'p.order_status', 'i.unit_price_minor', 'i.extras'])
      .where('o.oid', '=', one.oid)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      payment_status: one.payment,
      order_status: one.status,
      unit_price_minor: 45_000 + (one.hasCheese ? CHEESE_MINOR : 0),
      extras: one.hasCheese ? [{ ...CHEESE, price_minor: CHEESE_MINOR }] : [],
    });
    const kinds = (await ledgerOf(app, one.oid)).map(({ kind }) => kind);
    expect(kinds).toEqual({ pending: [], paid: ['charge'], refunded: ['charge', 'refund'] }[one.payment]);
  }
}

const index = fc.nat({ max: 5 });

export const ORDER_COMMANDS = [
  fc.tuple(fc.integer({ min: 1, max: 6 }), fc.boolean()).map(([qty, hasCheese]) => order(qty, hasCheese)),
  index.map(pay),
  index.map(pay),
  fc
    .tuple(index, fc.constantFrom<Status>('pending', 'fulfilled', 'cancelled'))
    .map(([one, to]) => setStatus(one, to)),
  index.map((one) => setStatus(one, 'cancelled')),
  index.map(cancel),
  fc.constant(null).map(letAMinutePass),
  fc
    .tuple(index, fc.constantFrom('assign' as const, 'delivered' as const))
    .map(([one, what]) => deliver(one, what)),
  fc.nat({ max: 12 }).map(edit),
  fc.constant(null).map(suspend),
  fc.constant(null).map(sellOutCheese),
  fc.constant(null).map(remove),
];
