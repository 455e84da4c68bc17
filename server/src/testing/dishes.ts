import { randomBytes } from 'node:crypto';
import type { TestApp } from './test-app.ts';

type DishTraits = {
  readonly title?: string;
  readonly pricePaisa?: number;
  readonly stockQty?: number;
  readonly status?: 'live' | 'in-active' | 'in-review';
  readonly portions?: readonly { size_name: string; price_paisa: number }[];
  readonly spiceLevels?: readonly { level_name: string; additional_price_paisa: number }[];
};

/** A live dish of a restaurant, with enough portions for any story that does not say otherwise. */
export async function createDish(
  app: TestApp,
  restaurantId: number,
  traits: DishTraits = {},
): Promise<{ id: number; slug: string; did: string }> {
  const { db } = app.database;
  const category =
    (await db.selectFrom('categories').select('id').limit(1).executeTakeFirst()) ??
    (await db
      .insertInto('categories')
      .values({ title: `Category ${randomBytes(4).toString('hex')}` })
      .returning('id')
      .executeTakeFirstOrThrow());
  const suffix = randomBytes(6).toString('hex');
  return db
    .insertInto('dishes')
    .values({
      did: suffix,
      slug: `dish-${suffix}`,
      restaurant_id: restaurantId,
      category_id: category.id,
      title: traits.title ?? 'Chicken Biryani',
      description: 'Fragrant rice.',
      price_paisa: traits.pricePaisa ?? 45_000,
      stock_qty: traits.stockQty ?? 50,
      status: traits.status ?? 'live',
      portions: JSON.stringify(traits.portions ?? []),
      spice_levels: JSON.stringify(traits.spiceLevels ?? []),
    })
    .returning(['id', 'slug', 'did'])
    .executeTakeFirstOrThrow();
}

export async function stockOf(app: TestApp, dishId: number): Promise<{ stock_qty: number; orders_count: number }> {
  return app.database.db
    .selectFrom('dishes')
    .select(['stock_qty', 'orders_count'])
    .where('id', '=', dishId)
    .executeTakeFirstOrThrow();
}
