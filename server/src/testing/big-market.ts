import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** A marketplace of 5,000 restaurants with 20 dishes each, all over the globe, in a few seconds. */
export function fillBigMarket(pooled: Db): Promise<void> {
  return pooled.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db);
    await fill(db);
    await sql`reset statement_timeout`.execute(db);
  });
}

async function fill(db: Db): Promise<void> {
  await sql`insert into categories (title) select 'Category ' || n from generate_series(1, 20) n`.execute(db);
  await sql`
    insert into users (email, name, password_hash, is_verified)
    select 'owner' || n || '@example.com', 'Owner', 'x', true from generate_series(1, 5000) n`.execute(db);
  await sql`
    insert into restaurants (owner_id, status, name, slug, email, phone_number, latitude, longitude, rating_sum, rating_count)
    select u.id, 'approved', 'Kitchen ' || (u.id % 300), 'kitchen-' || u.id, u.email, '+92 42 1234567',
      25 + (u.id * 7919 % 10000) / 1000.0, 67 + (u.id * 104729 % 10000) / 1000.0, u.id % 50, 10
    from users u where u.email like 'owner%'`.execute(db);
  // The trigger would fold each of the repeating texts again; here each is folded once.
  await sql`alter table dishes disable trigger dishes_search_written`.execute(db);
  await sql`
    with foods as (
      select food, n from unnest(array['biryani','karahi','nihari','tikka','kebab','burger','pizza','falafel','shawarma',
        'lasagna','noodles','haleem','paratha','chowder','risotto','sundae','brownie','lassi','samosa','pakora'])
        with ordinality as f (food, n)
    ), texts as materialized (
      select f.n::integer as n, a.m::integer as m, f.food, a.adjective || ' ' || f.food as title,
        setweight(to_tsvector('simple', search_fold(a.adjective || ' ' || f.food)), 'A') as search
      from foods f
      cross join unnest(array['smoky','crispy','royal','tangy','creamy','rustic','golden','spicy'])
        with ordinality as a (adjective, m)
    )
    insert into dishes (did, slug, restaurant_id, category_id, title, description, tags, price_paisa, stock_qty, search)
    select 'd' || r.id || 'x' || t.n, 'dish-' || r.id || '-' || t.n, r.id, (select min(id) from categories) + t.n % 20,
      t.title, 'Cooked with care.', array[t.food], 10000 + t.n, 50, t.search
    from restaurants r join texts t on t.m = 1 + (r.id + t.n) % 8`.execute(db);
  await sql`alter table dishes enable trigger dishes_search_written`.execute(db);
  await sql`
    insert into reviews (dish_id, restaurant_id, user_id, rating, review)
    select d.id, d.restaurant_id, u.id, 4, 'Good'
    from dishes d join users u on u.id = d.restaurant_id % 5000 + 1 where d.id % 5 = 0
    on conflict do nothing`.execute(db);
  await sql`
    insert into search_words (word, folded, is_food, variants)
    select word, word, true, search_variants(word, word)
    from (select translate(left(md5(n::text), 4 + n % 8), '0123456789', 'ghijklmnop') as word
      from generate_series(1, 8000) n) made
    on conflict do nothing`.execute(db);
  await sql`analyze`.execute(db);
}
