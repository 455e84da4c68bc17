import { randomBytes } from 'node:crypto';
import { atStatus } from './stages.ts';
import type { TestApp } from './test-app.ts';

type PartTraits = {
  readonly subTotalMinor?: number;
  readonly status?: 'pending' | 'fulfilled' | 'cancelled';
  readonly isPaid?: boolean;
  readonly createdAt?: Date;
  readonly dishId?: number;
  readonly title?: string;
  readonly isSeen?: boolean;
  readonly userId?: number;
};

export type TestPart = {
  readonly id: number;
  readonly oid: string;
  readonly itemId: number;
  readonly notificationId: number;
};

/** An order of one item at one restaurant, as it lies in the database some time after it was placed. */
export async function createPart(
  app: TestApp,
  owner: { readonly restaurantId: number },
  dishId: number,
  traits: PartTraits = {},
): Promise<TestPart> {
  const { db } = app.database;
  const amountMinor = traits.subTotalMinor ?? 45_000;
  const createdAt = traits.createdAt ?? app.clock.now();
  const paidAt = (traits.isPaid ?? true) ? createdAt : null;
  const oid = randomBytes(8).toString('hex');
  const amounts = {
    sub_total_minor: amountMinor,
    tax_fee_minor: 100,
    service_fee_minor: 50,
    total_minor: amountMinor + 150,
  };
  const order = await db
    .insertInto('orders')
    .values({
      oid,
      user_id: traits.userId ?? null,
      full_name: 'Amina Khan',
      mobile: '+92 300 1234567',
      address: '12 Main Boulevard',
      city: 'Lahore',
      ...amounts,
      payment_status: paidAt ? 'paid' : 'pending',
      paid_at: paidAt,
      tracking_token: randomBytes(8).toString('hex'),
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const status = traits.status ?? 'pending';
  const part = await db
    .insertInto('order_parts')
    .values({
      order_id: order.id,
      restaurant_id: owner.restaurantId,
      ...atStatus(status, { isPaid: paidAt !== null }),
      ...amounts,
      paid_at: paidAt,
      cookable_at: paidAt,
      created_at: createdAt,
      fulfilled_at: status === 'fulfilled' ? createdAt : null,
      cancelled_at: status === 'cancelled' ? createdAt : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = await db
    .insertInto('order_items')
    .values({
      part_id: part.id,
      dish_id: dishId,
      title: traits.title ?? 'Chicken Biryani',
      slug: 'chicken-biryani',
      image: null,
      portion_size: 'Large',
      spice_level: 'No spice level',
      qty: 1,
      unit_price_minor: amountMinor,
      total_minor: amountMinor,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notification = await db
    .insertInto('restaurant_notifications')
    .values({
      restaurant_id: owner.restaurantId,
      order_item_id: item.id,
      seen_at: traits.isSeen ? createdAt : null,
      created_at: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: part.id, oid, itemId: item.id, notificationId: notification.id };
}
