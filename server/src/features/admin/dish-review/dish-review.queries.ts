import { AdminDish, type DishInReview } from '@nearbite/contract/admin/dishes';
import { fromMinor } from '@nearbite/domain/money';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../../db/database.ts';
import { statement, totalRow } from '../../../db/statement.ts';

const dishRow = AdminDish.omit({ price: true }).extend({ price_minor: z.int() }).strict();
type DishRow = z.infer<typeof dishRow>;

const dishColumns = sql`
  d.id, d.did, d.title, d.slug, d.image, d.price_minor, d.stock_qty, d.status, d.review_reason, c.title as category
`;

export async function listDishes(
  db: Db,
  restaurantId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AdminDish[]; total: number } | undefined> {
  const [rows, restaurant] = await Promise.all([
    statement(dishRow)`
      select ${dishColumns}
      from dishes d join categories c on c.id = d.category_id
      where d.restaurant_id = ${restaurantId} and d.deleted_at is null
      order by d.category_id, d.id
      limit ${limit} offset ${offset}
    `.all(db),
    statement(totalRow)`
      select (select count(*) from dishes d where d.restaurant_id = r.id and d.deleted_at is null) as total
      from restaurants r where r.id = ${restaurantId}
    `.first(db),
  ]);
  return restaurant && { rows: rows.map(present), total: restaurant.total };
}

const dishInReviewRow = dishRow.extend({ restaurant_id: z.int(), restaurant_name: z.string() }).strict();

export async function listDishesInReview(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DishInReview[]; total: number }> {
  const held = sql`d.status = 'in-review' and d.deleted_at is null`;
  const [rows, { total }] = await Promise.all([
    statement(dishInReviewRow)`
      select ${dishColumns}, r.id as restaurant_id, r.name as restaurant_name
      from dishes d join categories c on c.id = d.category_id join restaurants r on r.id = d.restaurant_id
      where ${held}
      order by d.id
      limit ${limit} offset ${offset}
    `.all(db),
    statement(totalRow)`select count(*) as total from dishes d where ${held}`.one(db),
  ]);
  return {
    rows: rows.map(({ restaurant_id, restaurant_name, ...dish }) => ({
      ...present(dish),
      restaurant: { id: restaurant_id, name: restaurant_name },
    })),
    total,
  };
}

export type DishToReview = {
  readonly dish: AdminDish;
  readonly statusBeforeReview: AdminDish['status'] | null;
  readonly restaurant: { readonly id: number; readonly name: string };
  readonly owner: {
    readonly id: number;
    readonly name: string;
    readonly email: string;
    readonly language: string;
  };
};

const dishToReviewRow = dishRow
  .extend({
    status_before_review: AdminDish.shape.status.nullable(),
    restaurant_id: z.int(),
    restaurant_name: z.string(),
    owner_id: z.int(),
    owner_name: z.string(),
    owner_email: z.string(),
    owner_language: z.string(),
  })
  .strict();

/** Locked, so that two administrators act one after the other. */
export async function lockDish(trx: Trx, id: number): Promise<DishToReview | undefined> {
  const row = await statement(dishToReviewRow)`
    select ${dishColumns}, d.status_before_review, r.id as restaurant_id, r.name as restaurant_name,
           u.id as owner_id, u.name as owner_name, u.email as owner_email, u.language as owner_language
    from dishes d
    join categories c on c.id = d.category_id
    join restaurants r on r.id = d.restaurant_id
    join users u on u.id = r.owner_id
    where d.id = ${id} and d.deleted_at is null
    for no key update of d
  `.first(trx);
  if (!row) return undefined;
  const {
    status_before_review: statusBeforeReview,
    restaurant_id,
    restaurant_name,
    owner_id,
    owner_name,
    owner_email,
    owner_language,
    ...dish
  } = row;
  return {
    dish: present(dish),
    statusBeforeReview,
    restaurant: { id: restaurant_id, name: restaurant_name },
    owner: { id: owner_id, name: owner_name, email: owner_email, language: owner_language },
  };
}

type StatusChange = Pick<AdminDish, 'status' | 'review_reason'> & {
  readonly statusBeforeReview: AdminDish['status'] | null;
  readonly at: Date;
};

/** A new version: a form the owner has open must not overwrite it unseen. */
export async function setDishStatus(
  trx: Trx,
  id: number,
  { status, review_reason, statusBeforeReview, at }: StatusChange,
): Promise<void> {
  await trx
    .updateTable('dishes')
    .set(({ eb }) => ({
      status,
      review_reason,
      status_before_review: statusBeforeReview,
      version: eb('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', id)
    .execute();
}

const present = ({ price_minor, ...row }: DishRow): AdminDish => ({ ...row, price: fromMinor(price_minor) });
