import type { Language } from '@nearbite/contract/languages';
import type { Stage } from '@nearbite/contract/orders/stages';
import type { OrderStatus } from '@nearbite/contract/orders/statuses';
import { kitchenDayOn } from '@nearbite/domain/terms/hours';
import { type RawBuilder, sql } from 'kysely';
import { findTerms } from '../../../common/terms/stored-terms.ts';
import { type JsonPage, jsonPageRow, statement } from '../../../db/statement.ts';
import { notFound } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { partJson, restaurantOfPart } from '../order-part-json.ts';

type Search = {
  readonly restaurantId: number;
  readonly status?: OrderStatus | undefined;
  readonly stage?: readonly Stage[] | undefined;
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly language: Language;
  readonly limit: number;
  readonly offset: number;
  /** Whoever asks does not see the phones of orders that are over: they are not found by them either. */
  readonly isPhoneHiddenOnceOver: boolean;
};

/** A page of a restaurant's parts that are asked for by more than their status, newest first. */
export async function searchOrderParts(services: Services, search: Search): Promise<JsonPage> {
  const { db, config } = services;
  const { restaurantId, status, stage, q, limit, offset } = search;
  const where = [
    sql`p.restaurant_id = ${restaurantId}`,
    ...(status === undefined ? [] : [sql`p.order_status = ${status}`]),
    ...(stage === undefined ? [] : [sql`p.stage = any(${stage}::text[])`]),
    ...(search.from === undefined && search.to === undefined ? [] : [await inDays(services, search)]),
    ...(q === undefined ? [] : [named(search, q)]),
  ];
  return statement(jsonPageRow)`
    with found as materialized (select p.id from order_parts p where ${sql.join(where, sql` and `)})
    select (select count(*)::int from found) as total, (
      select '[' || coalesce(string_agg(${partJson(search.language)}, ',' order by p.id desc), '') || ']'
      from order_parts p join orders o on o.id = p.order_id left join riders d on d.id = p.rider_id
      cross join (${restaurantOfPart(sql`${restaurantId}::int`, sql`${config.APP_TIMEZONE}::text`)}) r
      where p.id = any(array(select id from found order by id desc limit ${limit} offset ${offset}))
    ) as json`.one(db);
}

/** By the kitchen's day it is cooked in; what cannot be cooked by when it was ordered. */
async function inDays(services: Services, { restaurantId, from, to }: Search): Promise<RawBuilder<boolean>> {
  const terms = (await findTerms(services, services.db, [restaurantId])).get(restaurantId);
  if (!terms) throw notFound();
  const [earliest, latest] = [from ?? '-infinity', to ?? 'infinity'];
  const begins = from === undefined ? earliest : kitchenDayOn(terms, from).begins;
  const ends = to === undefined ? latest : kitchenDayOn(terms, to).ends;
  return sql`(p.kitchen_day between ${earliest}::date and ${latest}::date or (p.kitchen_day is null
    and p.created_at >= ${begins}::timestamptz and p.created_at < ${ends}::timestamptz))`;
}

/** Worded as the index `orders_words` is. */
const ORDER_WORDS = sql`(oid || ' ' || full_name || ' ' || mobile || ' ' || regexp_replace(mobile, '\\D', '', 'g'))`;

const contains = (words: string) => `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The number, the order's id, the customer's name or phone as somebody says it, or a dish. */
function named({ restaurantId, isPhoneHiddenOnceOver }: Search, q: string): RawBuilder<boolean> {
  const number = /^(?:#(\d{1,6})|(\d{1,4}))$/.exec(q);
  if (number) return sql`p.number = ${Number(number[1] ?? number[2])}`;
  // "0300 1112233" is the phone that is written +92 300 1112233.
  const digits = /^[\d\s+()-]{5,}$/.test(q) ? q.replaceAll(/\D/g, '').replace(/^0+/, '') : '';
  const words = digits.length > 4 ? digits : q;
  const orders = sql`select id from orders where ${ORDER_WORDS} ilike ${contains(words)}`;
  const known = isPhoneHiddenOnceOver
    ? sql`and (oid || ' ' || full_name ilike ${contains(words)}
        or (p.delivered_at is null and p.order_status <> 'cancelled'))`
    : sql``;
  return sql`(p.order_id in (${orders} ${known})
    or p.id in (
      select i.part_id from order_items i
      where i.dish_id = any(array(select id from dishes where restaurant_id = ${restaurantId} and title ilike ${contains(q)}))
    ))`;
}
