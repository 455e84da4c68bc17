import { randomBytes } from 'node:crypto';
import { assignRider } from '../features/riders/deliveries.service.ts';
import { atStatus } from './stages.ts';
import type { TestApp } from './test-app.ts';

export type TestOrder = { readonly id: number; readonly oid: string; readonly token: string };

type OrderTraits = {
  readonly restaurantIds: readonly number[];
  readonly userId?: number;
  readonly status?: 'pending' | 'fulfilled' | 'cancelled';
  readonly fulfilledAt?: Date;
};

const code = () => randomBytes(8).toString('hex');

/** An order with one part per restaurant, handed over just now unless told otherwise. */
export async function createDeliveredSoon(app: TestApp, traits: OrderTraits): Promise<TestOrder> {
  const { db } = app.database;
  const oid = code();
  const token = code();
  const status = traits.status ?? 'fulfilled';
  const amounts = { sub_total_minor: 50_000, tax_fee_minor: 2_500, service_fee_minor: 1_000 };
  const { id } = await db
    .insertInto('orders')
    .values({
      oid,
      user_id: traits.userId ?? null,
      full_name: 'Amina Khan',
      mobile: '+92 300 7654321',
      address: '7 Canal View',
      city: 'Lahore',
      ...amounts,
      total_minor: 53_500,
      tracking_token: token,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_parts')
    .values(
      traits.restaurantIds.map((restaurantId) => ({
        order_id: id,
        restaurant_id: restaurantId,
        ...atStatus(status, { isPaid: false }),
        fulfilled_at: status === 'fulfilled' ? (traits.fulfilledAt ?? app.clock.now()) : null,
        ...amounts,
        total_minor: 53_500,
      })),
    )
    .execute();
  return { id, oid, token };
}

export const ridersPath = ({ restaurantId }: { readonly restaurantId: number }, rest = '') =>
  `/api/restaurant/${restaurantId}/delivery-boys/${rest}`;

export async function createRider(app: TestApp, restaurantId: number, name = 'Bilal Rider') {
  return app.database.db
    .insertInto('riders')
    .values({
      restaurant_id: restaurantId,
      name,
      email: `${code()}@riders.test`,
      phone_number: '0300 1112223',
    })
    .returning(['id', 'name', 'email'])
    .executeTakeFirstOrThrow();
}

/** A new rider takes over the restaurant's part; `secret` is what their link carries. */
export async function handToRider(app: TestApp, placed: TestOrder, restaurantId: number, name?: string) {
  const rider = await createRider(app, restaurantId, name);
  await assignRider(app.services, { restaurantId, oid: placed.oid, riderId: rider.id });
  const { rider_secret } = await app.database.db
    .selectFrom('order_parts')
    .select('rider_secret')
    .where('order_id', '=', placed.id)
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return { ...rider, secret: rider_secret ?? '' };
}
