import type { AdminDish, AdminRestaurant } from '@nearbite/contract/admin';
import type { RestaurantStatus } from '@nearbite/contract/restaurant-registration';
import { toRupees } from '@nearbite/domain/money';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import { containing } from './containing.ts';

type RestaurantRow = Omit<AdminRestaurant, 'date' | 'decided_at' | 'owner'> & {
  owner_id: number;
  owner_name: string;
  owner_email: string;
  created_at: Date;
  decided_at: Date | null;
};

const restaurantColumns = sql`
  r.id, r.name, r.slug, r.email, r.phone_number, r.description, r.address, r.image, r.latitude, r.longitude,
  r.status, r.status_reason as reason, r.created_at, r.decided_at,
  u.id as owner_id, u.name as owner_name, u.email as owner_email
`;

type Filter = {
  readonly status?: RestaurantStatus | undefined;
  readonly query?: string | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** Restaurants whose name or e-mail, or whose owner's, contains the words; each half comes from an index. */
const matching = (query: string) => sql`r.id in (
  select id from restaurants where (name || ' ' || email) ilike ${containing(query)}
  union
  select owned.id from users o join restaurants owned on owned.owner_id = o.id
  where (o.name || ' ' || o.email) ilike ${containing(query)}
)`;

const chosen = ({ status, query }: Filter) => sql`
  ${status === undefined ? sql`true` : sql`r.status = ${status}`}
  and ${query === undefined ? sql`true` : matching(query)}
`;

/** By the date the list shows: first come, first served; decided ones by their newest decision. */
function orderFor(status: RestaurantStatus | undefined) {
  if (status === undefined) return sql`r.id desc`;
  return status === 'pending'
    ? sql`r.created_at, r.id`
    : sql`coalesce(r.decided_at, r.created_at) desc, r.id desc`;
}

export const restaurantPage = (filter: Filter) => sql<RestaurantRow>`
  select ${restaurantColumns}
  from restaurants r join users u on u.id = r.owner_id
  where ${chosen(filter)}
  order by ${orderFor(filter.status)}
  limit ${filter.limit} offset ${filter.offset}
`;

export async function listRestaurants(
  db: Db,
  filter: Filter,
): Promise<{ rows: AdminRestaurant[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    restaurantPage(filter).execute(db),
    sql<{ total: number }>`select count(*) as total from restaurants r where ${chosen(filter)}`.execute(db),
  ]);
  return { rows: rows.map(presentRestaurant), total: counted.rows[0]?.total ?? 0 };
}

/**
 * Locked, so that two administrators decide one after the other. Orders that are just being written refer to the
 * row and hold lines this decision may take out of carts: a stronger lock would have both wait for each other.
 */
export async function lockRestaurant(trx: Trx, id: number): Promise<AdminRestaurant | undefined> {
  const { rows } = await sql<RestaurantRow>`
    select ${restaurantColumns}
    from restaurants r join users u on u.id = r.owner_id
    where r.id = ${id}
    for no key update of r
  `.execute(trx);
  return rows[0] && presentRestaurant(rows[0]);
}

export async function setRestaurantStatus(
  trx: Trx,
  id: number,
  change: { status: RestaurantStatus; status_reason: string | null; decided_at: Date },
): Promise<void> {
  await trx.updateTable('restaurants').set(change).where('id', '=', id).execute();
}

type DishRow = Omit<AdminDish, 'price'> & { price_paisa: number };

const dishColumns = sql`
  d.id, d.did, d.title, d.slug, d.image, d.price_paisa, d.stock_qty, d.status, c.title as category
`;

export async function listDishes(
  db: Db,
  restaurantId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AdminDish[]; total: number } | undefined> {
  const [{ rows }, counted] = await Promise.all([
    sql<DishRow>`
      select ${dishColumns}
      from dishes d join categories c on c.id = d.category_id
      where d.restaurant_id = ${restaurantId} and d.deleted_at is null
      order by d.category_id, d.id
      limit ${limit} offset ${offset}
    `.execute(db),
    sql<{ total: number }>`
      select (select count(*) from dishes d where d.restaurant_id = r.id and d.deleted_at is null) as total
      from restaurants r where r.id = ${restaurantId}
    `.execute(db),
  ]);
  const total = counted.rows[0]?.total;
  return total === undefined ? undefined : { rows: rows.map(presentDish), total };
}

export async function lockDish(trx: Trx, id: number): Promise<AdminDish | undefined> {
  const { rows } = await sql<DishRow>`
    select ${dishColumns}
    from dishes d join categories c on c.id = d.category_id
    where d.id = ${id} and d.deleted_at is null
    for update of d
  `.execute(trx);
  return rows[0] && presentDish(rows[0]);
}

/** A new version: a form the owner has open must not overwrite it unseen. */
export async function setDishStatus(
  trx: Trx,
  id: number,
  { status, at }: { status: string; at: Date },
): Promise<void> {
  await sql`
    update dishes set status = ${status}, version = version + 1, updated_at = ${at} where id = ${id}
  `.execute(trx);
}

function presentRestaurant({
  owner_id,
  owner_name,
  owner_email,
  created_at,
  decided_at,
  ...row
}: RestaurantRow): AdminRestaurant {
  return {
    ...row,
    owner: { id: owner_id, name: owner_name, email: owner_email },
    date: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  };
}

function presentDish({ price_paisa, ...row }: DishRow): AdminDish {
  return { ...row, price: toRupees(price_paisa) };
}
