import { AdminRestaurant } from '@nearbite/contract/admin/restaurants';
import type { RestaurantStatus } from '@nearbite/contract/restaurants/registration';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db, Trx } from '../../../db/database.ts';
import { statement, totalRow } from '../../../db/statement.ts';
import { containing } from '../containing.ts';
import { openOrdersOf } from '../open-orders.queries.ts';

const restaurantRow = AdminRestaurant.omit({ date: true, owner: true })
  .extend({
    owner_id: z.int(),
    owner_name: z.string(),
    owner_email: z.string(),
    owner_is_blocked: z.boolean(),
    created_at: z.date(),
    decided_at: z.date().nullable(),
  })
  .strict();

const restaurantColumns = sql`
  r.id, r.name, r.slug, r.email, r.phone_number, r.description, r.address, r.image, r.latitude, r.longitude,
  r.status, r.status_reason as reason, r.created_at, r.decided_at,
  u.id as owner_id, u.name as owner_name, u.email as owner_email, r.is_owner_blocked as owner_is_blocked,
  ${openOrdersOf(sql`r.id`)} as open_orders
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

export const restaurantPage = (filter: Filter) => statement(restaurantRow)`
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
  const [rows, { total }] = await Promise.all([
    restaurantPage(filter).all(db),
    statement(totalRow)`select count(*) as total from restaurants r where ${chosen(filter)}`.one(db),
  ]);
  return { rows: rows.map(presentRestaurant), total };
}

export async function findRestaurant(db: Db, id: number): Promise<AdminRestaurant | undefined> {
  const restaurant = await statement(restaurantRow)`
    select ${restaurantColumns} from restaurants r join users u on u.id = r.owner_id where r.id = ${id}
  `.first(db);
  return restaurant && presentRestaurant(restaurant);
}

/**
 * Locked, so that two administrators decide one after the other. Orders that are just being written refer to the
 * row and hold lines this decision may take out of carts: a stronger lock would have both wait for each other.
 */
export async function lockRestaurant(trx: Trx, id: number): Promise<AdminRestaurant | undefined> {
  const restaurant = await statement(restaurantRow)`
    select ${restaurantColumns}
    from restaurants r join users u on u.id = r.owner_id
    where r.id = ${id}
    for no key update of r
  `.first(trx);
  return restaurant && presentRestaurant(restaurant);
}

export async function setRestaurantStatus(
  trx: Trx,
  id: number,
  change: { status: RestaurantStatus; status_reason: string | null; decided_at: Date },
): Promise<void> {
  await trx.updateTable('restaurants').set(change).where('id', '=', id).execute();
}

function presentRestaurant({
  owner_id,
  owner_name,
  owner_email,
  owner_is_blocked,
  created_at,
  decided_at,
  ...row
}: z.infer<typeof restaurantRow>): AdminRestaurant {
  return {
    ...row,
    owner: { id: owner_id, name: owner_name, email: owner_email, is_blocked: owner_is_blocked },
    date: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  };
}
