import { sql } from 'kysely';
import { z } from 'zod';
import { isInStock, isOnMenu } from '../../common/dish-conditions.ts';
import { isLivePart } from '../../common/order-conditions.ts';
import { nearestWithinReach } from '../../common/reach.ts';
import type { SavedPosition } from '../../common/saved-position.ts';
import { storedServing } from '../../common/stored-dish.ts';
import { serving } from '../../common/terms/serving.ts';
import type { Db } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { wasWeatherOfPart } from './observed-weather.queries.ts';

const candidateRow = z.strictObject({
  category: z.string(),
  weather_tags: z.array(z.string()),
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  price_minor: z.int(),
  stock_qty: z.int(),
  has_choices: z.boolean(),
  image: z.string().nullable(),
  restaurant_id: z.int(),
  serving: storedServing,
  own_orders: z.int(),
  own_in_such_weather: z.int(),
});
export type CandidateRow = z.infer<typeof candidateRow>;

type Wanted = {
  /** The nearest first. */
  readonly kitchens: readonly { readonly id: number; readonly isOpen: boolean }[];
  readonly userId: number | undefined;
  /** Of the weather now; undefined when it is not known. */
  readonly weatherKind: string | undefined;
};

const OWN_ORDERS = 100;
/** The iced and the steaming of a category are told apart later, so more are read than are shown. */
const PER_CATEGORY_AND_OPENNESS = 24;
const MAX_CANDIDATES = 1_500;

/**
 * Dishes that can be ordered, by category: what the person had before first, then the kitchens in turn from the
 * nearest on, each with its most ordered dish first, so that one large menu does not fill the page.
 */
export async function findCandidates(
  db: Db,
  { kitchens, userId, weatherKind }: Wanted,
): Promise<CandidateRow[]> {
  return statement(candidateRow)`
    with kitchens as materialized (
      select * from unnest(${kitchens.map(({ id }) => id)}::int[], ${kitchens.map(({ isOpen }) => isOpen)}::boolean[])
        with ordinality as k(id, is_open, place)
    ),
    own as materialized (
      select i.dish_id, count(distinct p.order_id)::int as orders,
        (count(distinct p.order_id) filter (where ${wasWeatherOfPart(weatherKind)}))::int as in_such_weather
      from (select id from orders where user_id = ${userId ?? null} order by id desc limit ${OWN_ORDERS}) o
      join order_parts p on p.order_id = o.id and ${isLivePart('p')}
      join restaurants r on r.id = p.restaurant_id
      join order_items i on i.part_id = p.id
      group by i.dish_id
    ),
    offered as (
      select d.id, d.category_id, k.place, k.is_open, coalesce(own.orders, 0) as own_orders,
        coalesce(own.in_such_weather, 0) as own_in_such_weather,
        row_number() over (partition by d.category_id, k.id order by d.orders_count desc, d.id) as turn
      from kitchens k
      join dishes d on d.restaurant_id = k.id
      left join own on own.dish_id = d.id
      where ${isOnMenu} and ${isInStock} and d.category_id is not null
    ),
    ranked as (
      select o.*, row_number() over (
        partition by o.category_id, o.is_open order by o.own_orders desc, o.turn, o.place
      ) as rank
      from offered o
    )
    select c.title as category, c.weather_tags, d.id, d.title, d.slug, d.description, d.price_minor, d.image,
      d.stock_qty, (d.portions <> '[]' or d.spice_levels <> '[]' or d.extras <> '[]') as has_choices, d.restaurant_id, ${serving} as serving, ranked.own_orders, ranked.own_in_such_weather
    from ranked
    join dishes d on d.id = ranked.id
    join categories c on c.id = ranked.category_id
    where ranked.rank <= ${PER_CATEGORY_AND_OPENNESS}
    order by ranked.rank, c.position, c.id
    limit ${MAX_CANDIDATES}
  `.all(db);
}

const demandRow = z.strictObject({ category: z.string(), orders: z.int() });
type DemandRow = z.infer<typeof demandRow>;

type DemandFilter = { readonly kitchenIds: readonly number[]; readonly kind: string; readonly since: Date };

/** A busy kitchen must not speak for the whole town. */
const PARTS_PER_KITCHEN = 100;

/** How many orders at these kitchens had something of a category, in such weather. */
export async function findDemand(db: Db, { kitchenIds, kind, since }: DemandFilter): Promise<DemandRow[]> {
  return statement(demandRow)`
    select c.title as category, count(distinct p.order_id)::int as orders
    from unnest(${[...kitchenIds]}::int[]) k(id)
    join restaurants r on r.id = k.id
    cross join lateral (
      select p.id, p.order_id, p.created_at from order_parts p
      where p.restaurant_id = k.id and p.created_at >= ${since} and not p.is_by_staff and ${isLivePart('p')}
      order by p.id desc
      limit ${PARTS_PER_KITCHEN}
    ) p
    join order_items i on i.part_id = p.id
    join dishes d on d.id = i.dish_id
    join categories c on c.id = d.category_id
    where ${wasWeatherOfPart(kind)}
    group by c.title
    order by orders desc, c.title
    limit 50
  `.all(db);
}

const kitchenRow = z.strictObject({ id: z.int(), name: z.string(), distance_km: z.number().nullable() });
export type KitchenRow = z.infer<typeof kitchenRow>;

/** Enough kitchens to fill every group many times over. */
const MAX_KITCHENS = 300;

/** The nearest first; without a position the best rated take the place of those within reach. */
export const kitchensFor = (position: SavedPosition | undefined) =>
  statement(kitchenRow)`${position ? withinReach(position) : bestRated}`;

const withinReach = (position: SavedPosition) => sql`
  select id, name, round((sec_to_gc(chord) / 1000)::numeric, 3)::float8 as distance_km
  from (${nearestWithinReach(position, MAX_KITCHENS)}) near
  order by chord, id`;

const bestRated = sql`
  select r.id, r.name, null::float8 as distance_km
  from restaurants r
  where r.is_public
  order by (r.rating_sum::float8 / greatest(r.rating_count, 1)) desc, r.id
  limit ${MAX_KITCHENS}`;
