import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { isoUtc } from '../../../db/iso-utc.ts';
import { jsonRow, statement } from '../../../db/statement.ts';

const listOf = (rows: ReturnType<typeof sql>) =>
  sql`coalesce((select json_agg(row) from (${rows}) row), '[]'::json)`;

/** Everything that is kept about a person, read in one statement and so at one moment. */
export async function readPersonalData(db: Db, userId: number, now: Date): Promise<string> {
  const { json } = await statement(jsonRow)`
    select json_build_object(
      'exported_at', ${now.toISOString()}::text,
      'account', json_build_object(
        'id', u.id, 'full_name', u.name, 'about', u.about, 'image', u.image, 'city', u.city, 'address', u.address,
        'country', u.country, 'state', u.state, 'language', u.language, 'allergies', u.allergies,
        'user', json_build_object('email', u.email, 'phone', u.phone),
        'created_at', ${isoUtc(sql`u.created_at`)},
        'latitude', u.latitude, 'longitude', u.longitude),
      'saved_addresses', ${listOf(sql`
        select label, address, city, latitude, longitude, note, is_default, created_at
        from saved_addresses where user_id = u.id order by id`)},
      'favourite_restaurants', ${listOf(sql`
        select r.name as restaurant, f.created_at
        from favourite_restaurants f join restaurants r on r.id = f.restaurant_id
        where f.user_id = u.id order by f.created_at, r.id`)},
      'favourite_dishes', ${listOf(sql`
        select d.title as dish, f.created_at
        from favourite_dishes f join dishes d on d.id = f.dish_id where f.user_id = u.id order by f.created_at, d.id`)},
      'cart', ${listOf(sql`
        select d.title, i.portion_size, i.spice_level, i.extras, i.note, i.qty, i.created_at
        from carts c join cart_items i on i.cart_id = c.id join dishes d on d.id = i.dish_id
        where c.user_id = u.id order by i.id`)},
      'orders', ${listOf(ordersOf)},
      'reviews', ${listOf(sql`
        select d.title as dish, v.rating, v.review, v.photos, v.reply, v.created_at
        from reviews v join dishes d on d.id = v.dish_id where v.user_id = u.id order by v.id`)},
      'helpful_reviews', ${listOf(sql`
        select d.title as dish, v.review, h.created_at
        from helpful_reviews h join reviews v on v.id = h.review_id join dishes d on d.id = v.dish_id
        where h.user_id = u.id order by h.created_at, v.id`)},
      'notifications', ${listOf(sql`
        select title, message, seen_at, created_at from customer_notifications where user_id = u.id order by id`)},
      'sign_ins', ${listOf(sql`
        select address, user_agent, created_at, rotated_at as last_used_at, revoked_at as ended_at
        from refresh_families where user_id = u.id order by created_at`)},
      'passkeys', ${listOf(sql`
        select name, created_at, last_used_at from passkeys where user_id = u.id order by created_at`)},
      'push_devices', ${listOf(sql`
        select name, endpoint, created_at, last_used_at from push_devices where user_id = u.id order by created_at`)},
      'workplaces', ${listOf(sql`
        select r.name as restaurant, s.role, s.invited_at, s.joined_at
        from restaurant_staff s join restaurants r on r.id = s.restaurant_id where s.user_id = u.id order by s.id`)},
      'restaurants', ${listOf(sql`
        select name, status, email, phone_number, description, address, latitude, longitude, created_at
        from restaurants where owner_id = u.id order by id`)}
    )::text as json
    from users u where u.id = ${userId}`.one(db);
  return json;
}

const ordersOf = sql`
  select o.oid, o.created_at, o.full_name, o.mobile, o.address, o.city, o.latitude, o.longitude, o.note,
    coalesce(o.allergies, '{}') as allergies, o.fulfilment,
    o.payment_method, o.payment_status, o.is_voice, o.sub_total_minor / currency_scale() as sub_total,
    o.tax_fee_minor / currency_scale() as tax_fee, o.service_fee_minor / currency_scale() as service_fee,
    o.delivery_fee_minor / currency_scale() as delivery_fee, o.total_minor / currency_scale() as total,
    o.refunded_minor / currency_scale() as refunded,
    (select json_agg(json_build_object('restaurant', r.name, 'title', i.title, 'portion_size', i.portion_size,
        'spice_level', i.spice_level, 'extras', bought_extras_wire(i.extras), 'note', i.note, 'qty', i.qty, 'total', i.total_minor / currency_scale(), 'stage', p.stage) order by i.id)
      from order_parts p
      join restaurants r on r.id = p.restaurant_id
      join order_items i on i.part_id = p.id
      where p.order_id = o.id) as items
  from orders o where o.user_id = u.id order by o.id`;
