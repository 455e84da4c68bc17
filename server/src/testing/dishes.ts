import { randomBytes } from 'node:crypto';
import type { TestApp } from './test-app.ts';

type DishTraits = {
  readonly title?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly category?: string;
  readonly slug?: string;
  readonly image?: string | null;
  readonly priceMinor?: number;
  readonly oldPriceMinor?: number | null;
  readonly stockQty?: number;
  readonly status?: 'live' | 'in-active' | 'in-review';
  readonly portions?: readonly { size_name: string; price_minor: number }[];
  readonly spiceLevels?: readonly { level_name: string; additional_price_minor: number }[];
  readonly extras?: readonly {
    name: string;
    min: number;
    max: number;
    options: readonly { name: string; price_minor: number; sold_out_until?: string }[];
  }[];
  readonly specifications?: readonly { title: string; content: string }[];
  readonly gallery?: readonly string[];
  readonly isDeleted?: boolean;
};

export type TestDish = { readonly id: number; readonly slug: string; readonly did: string };

/** The category of that title, made if there is none yet. */
export async function createCategory(app: TestApp, title = 'Biryani'): Promise<number> {
  const { db } = app.database;
  const known = await db.selectFrom('categories').select('id').where('title', '=', title).executeTakeFirst();
  if (known) return known.id;
  const made = await db
    .insertInto('categories')
    .values({ title, image: '/media/demo/category.webp' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

export async function createDish(
  app: TestApp,
  owner: { readonly restaurantId: number },
  traits: DishTraits = {},
): Promise<TestDish> {
  const suffix = randomBytes(6).toString('hex');
  return app.database.db
    .insertInto('dishes')
    .values({
      did: `d${suffix}${suffix}`,
      slug: traits.slug ?? `dish-${suffix}`,
      restaurant_id: owner.restaurantId,
      category_id: await createCategory(app, traits.category),
      title: traits.title ?? 'Chicken Biryani',
      description: traits.description ?? 'Long-grain rice, steamed under a sealed lid.',
      tags: [...(traits.tags ?? [])],
      image: traits.image === undefined ? '/media/demo/dish.webp' : traits.image,
      price_minor: traits.priceMinor ?? 45_000,
      old_price_minor: traits.oldPriceMinor ?? null,
      stock_qty: traits.stockQty ?? 20,
      status: traits.status ?? 'live',
      portions: JSON.stringify(traits.portions ?? []),
      spice_levels: JSON.stringify(traits.spiceLevels ?? []),
      extras: JSON.stringify(traits.extras ?? []),
      specifications: JSON.stringify(traits.specifications ?? []),
      gallery: JSON.stringify(traits.gallery ?? []),
      deleted_at: traits.isDeleted ? new Date() : null,
    })
    .returning(['id', 'slug', 'did'])
    .executeTakeFirstOrThrow();
}

/** As many dishes of one's own, all alike. */
export async function fillMenu(
  app: TestApp,
  owner: { readonly restaurantId: number },
  count: number,
): Promise<void> {
  const { db } = app.database;
  const dishes = Array.from({ length: count }, (_, nth) => ({
    did: `d${owner.restaurantId}x${String(nth).padStart(10, '0')}`,
    slug: `dish-${owner.restaurantId}-${nth}`,
    restaurant_id: owner.restaurantId,
    title: `Dish ${nth}`,
    description: 'Good',
    price_minor: 100,
    stock_qty: 1,
  }));
  const category_id = await createCategory(app);
  await db
    .insertInto('dishes')
    .values(dishes.map((dish) => ({ ...dish, category_id })))
    .execute();
}
