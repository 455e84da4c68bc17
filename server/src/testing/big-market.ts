import { sql } from 'kysely';
import { type Db, openDatabase } from '../db/database.ts';
import { withoutIndexes } from './bulk-fill.ts';

export type MarketSize = {
  readonly restaurants: number;
  /** At most twenty. */
  readonly dishesEach: number;
  /** They lie in a square of so many degrees, */
  readonly degrees: number;
  /** and 60 in 100 of them within 15 km of three centres, most of all in their middle. */
  readonly isDense?: boolean;
};

/** The middle of the first centre; the others lie north and east of it. */
const CENTRE = { latitude: 31.52, longitude: 74.36 };

const BIG: MarketSize = { restaurants: 5_000, dishesEach: 20, degrees: 10 };

/** Such statements take longer than any request may. */
const NO_TIMEOUTS = { lockMs: 0, statementMs: 0, clientMs: 0 };

/** A marketplace of 5,000 restaurants with 20 dishes each, in a few seconds. */
export async function fillBigMarket(connectionString: string, size = BIG): Promise<void> {
  const { db, pool, close } = openDatabase({
    connectionString,
    maxConnections: 2,
    timeouts: NO_TIMEOUTS,
    onIdleError: () => undefined,
  });
  const client = await pool.connect();
  try {
    await withoutIndexes(client, ['restaurants', 'dishes', 'reviews'], () => fill(db, size));
    await client.query('analyze');
  } finally {
    client.release();
    await close();
  }
}

/** What these triggers write for every row is written once below. */
const TRIGGERS = [
  ['users', 'users_figures'],
  ['restaurants', 'restaurants_figures'],
  ['restaurants', 'restaurants_name_learnt'],
  ['dishes', 'dishes_figures'],
  ['dishes', 'dishes_search_written'],
  ['dishes', 'dishes_words_learnt'],
] as const;

async function switchTriggers(db: Db, to: 'enable' | 'disable'): Promise<void> {
  for (const [table, trigger] of TRIGGERS)
    await sql`alter table ${sql.ref(table)} ${sql.raw(to)} trigger ${sql.ref(trigger)}`.execute(db);
}

async function fill(
  db: Db,
  { restaurants, dishesEach, degrees, isDense = false }: MarketSize,
): Promise<void> {
  await sql`insert into categories (title) select 'Category ' || n from generate_series(1, 20) n`.execute(db);
  await switchTriggers(db, 'disable');
  await sql`
    insert into users (email, name, password_hash, is_verified)
    select 'owner' || n || '@example.com', 'Owner', 'x', true from generate_series(1, ${restaurants}::int) n`.execute(
    db,
  );
  await sql`
    insert into restaurants (owner_id, status, name, slug, email, phone_number, latitude, longitude, rating_sum, rating_count)
    select u.id, 'approved', ${isDense ? NAMES : sql`'Kitchen ' || (u.id % 300)`}, 'kitchen-' || u.id, u.email, '+92 42 1234567',
      ${CENTRE.latitude}::float8 + ${degrees}::float8 * north, ${CENTRE.longitude}::float8 + ${degrees}::float8 * east,
      u.id % 50, 10
    from users u cross join lateral (
      select (u.id::bigint * 7919 % 100003) / 100003.0 - 0.5, (u.id::bigint * 104729 % 99991) / 99991.0 - 0.5
    ) scattered (north, east)
    where u.email like 'owner%'`.execute(db);
  if (isDense) {
    await gather(db);
    await fillDenseMenus(db, dishesEach);
  } else await fillMenus(db, dishesEach);
  await sql`select learn_search_words(array(select distinct name from restaurants), false),
    learn_search_words(array(select distinct title || ' ' || array_to_string(tags, ' ') from dishes), true)`.execute(
    db,
  );
  await switchTriggers(db, 'enable');
  await sql`select recount_figures('Asia/Karachi')`.execute(db);
  await sql`
    insert into reviews (dish_id, restaurant_id, user_id, rating, review)
    select d.id, d.restaurant_id, u.id, 4, 'Good'
    from dishes d join users u on u.id = d.restaurant_id % ${restaurants}::int + 1 where d.id % 5 = 0
    on conflict do nothing`.execute(db);
  await sql`
    insert into search_words (word, folded, is_food, variants)
    select word, word, true, search_variants(word, word)
    from (select translate(left(md5(n::text), 4 + n % 8), '0123456789', 'ghijklmnop') as word
      from generate_series(1, 8000) n) made
    on conflict do nothing`.execute(db);
}

async function fillMenus(db: Db, dishesEach: number): Promise<void> {
  await sql`
    with foods as (
      select food, n from unnest(array['biryani','karahi','nihari','tikka','kebab','burger','pizza','falafel','shawarma',
        'lasagna','noodles','haleem','paratha','chowder','risotto','sundae','brownie','lassi','samosa','pakora'])
        with ordinality as f (food, n)
      where n <= ${dishesEach}::int
    ), texts as materialized (
      select f.n::integer as n, a.m::integer as m, f.food, a.adjective || ' ' || f.food as title,
        setweight(to_tsvector('simple', search_fold(a.adjective || ' ' || f.food)), 'A') as search
      from foods f
      cross join unnest(array['smoky','crispy','royal','tangy','creamy','rustic','golden','spicy'])
        with ordinality as a (adjective, m)
    )
    insert into dishes (did, slug, restaurant_id, category_id, title, description, tags, price_minor, stock_qty, search)
    select 'd' || r.id || 'x' || t.n, 'dish-' || r.id || '-' || t.n, r.id, (select min(id) from categories) + t.n % 20,
      t.title, 'Cooked with care.', array[t.food], 10000 + t.n, 50, t.search
    from restaurants r join texts t on t.m = 1 + (r.id + t.n) % 8
    -- One menu after the other, as owners write them down: a menu's dishes lie on few pages.
    order by r.id, t.n`.execute(db);
}

/** Moves 60 in 100 of the restaurants to the three centres. */
async function gather(db: Db): Promise<void> {
  await sql`
    update restaurants set
      latitude = ${CENTRE.latitude}::float8 + (id % 3) + km / 111.2 * sin(angle),
      longitude = ${CENTRE.longitude}::float8 + (id % 3) + km / (111.2 * cos(radians(${CENTRE.latitude}::float8))) * cos(angle)
    from (
      select r.id as moved, 15 * power(hashint4(r.id)::bigint % 100003 / 100003.0, 2) as km, pi() * r.id as angle
      from restaurants r where r.id % 5 < 3
    ) gathered
    where id = moved`.execute(db);
}

const words = (text: string) => sql`string_to_array(${text}, ' ')`;
const MANNERS = words('Chicken Spicy Seekh Fried Beef Smoky Crispy Mutton Garlic Royal');
const KINDS = words(
  `Biryani Karahi Tikka Kebab Rice Nihari Burger Pizza Falafel Shawarma Lasagna Noodles Haleem Paratha Chowder Risotto Brownie
   Lassi Samosa Pakora`.replace(/\s+/g, ' '),
);
const NAMES = sql`(${words('Lahori Shahi Desi Metro Punjab Golden Lucky Grand Canal Liberty Anarkali Ravi Mall Fort Garden Model Sultan Noor Zam Baba')})[1 + abs(hashint4(u.id)::bigint) % 20]
  || ' ' || (${words('Darbar Corner Kitchen House Grill Bistro Palace Diner Express Tavern Lounge Point Hub Junction Terrace')})[1 + abs(hashint4(u.id + 1)::bigint) % 15]`;
const DESCRIPTION =
  'Freshly cooked to order each day by our cooks with good local ingredients and served hot with salad or sauce';

/** Titles of one of ten manners and one of twenty kinds, in no pattern; descriptions that say the same of all dishes. */
async function fillDenseMenus(db: Db, dishesEach: number): Promise<void> {
  await sql`
    with texts as materialized (
      select (m - 1) * 20 + k as n, manner || ' ' || kind as title, c.id as category_id,
        ts_filter(dish_search(manner || ' ' || kind, '{}', ${DESCRIPTION}, c.id, r.id), '{a,b,c}') as search
      from unnest(${MANNERS}) with ordinality as m (manner, m)
      cross join unnest(${KINDS}) with ordinality as k (kind, k)
      cross join (select min(id) as id from restaurants) r
      join categories c on c.title = 'Category ' || k
    ), names as materialized (
      select name, setweight(to_tsvector('simple', search_fold(search_text(name))), 'D') as search
      from restaurants group by name
    )
    insert into dishes (did, slug, restaurant_id, category_id, title, description, tags, price_minor, stock_qty, search)
    select 'd' || r.id || 'x' || n, 'dish-' || r.id || '-' || n, r.id, category_id, title, ${DESCRIPTION}, '{}', 10000 + n, 50,
      texts.search || names.search
    from restaurants r
    join names using (name)
    cross join lateral (
      select distinct abs(hashint8(r.id::bigint * 104729 + place * 7919)::bigint) % 200 + 1 as n
      from generate_series(1, ${dishesEach}::int) place
    ) chosen
    join texts using (n)
    order by r.id, n`.execute(db);
}
