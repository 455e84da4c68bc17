import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import { STAGE_NAMES } from '@nearbite/contract/orders/stages';
import { type RawBuilder, sql } from 'kysely';
import { textIn } from '../../common/dish-json.ts';
import { isUnsettledOrder } from '../../common/order-conditions.ts';
import { boughtExtras, choiceLabel } from '../../common/ordered-item.ts';
import { isoUtc } from '../../db/iso-utc.ts';

const time = (column: string) => isoUtc(sql.ref(column));
const inCurrency = (column: string) => sql`${sql.ref(column)} / currency_scale()`;
/** As `JSON.stringify` writes objects: the database's own builder puts spaces between everything. */
const object = (fields: RawBuilder<unknown>) => sql`row_to_json((select o from (select ${fields}) o))`;

/** In the order of the stages, without those that were not reached, as `reachedTimes` (domain) has it. */
const STAGES = sql`('{' || ltrim(concat(${sql.join(
  STAGE_NAMES.map((stage, place) => {
    const reached = isoUtc(sql`(p.stage_times ->> ${sql.lit(stage)})::timestamptz`);
    const since = sql.join(STAGE_NAMES.slice(place).map((one) => sql.lit(one)));
    return sql`case when p.stage in (${since}) then ${sql.lit(`,"${stage}":"`)} || ${reached} || '"' end`;
  }),
)}), ',') || '}')::json`;

/** Of this part: another restaurant's refund is no concern of this one. */
/** Of a restaurant's part `p` of the order `o`: each is paid and refunded by itself. */
export const PART_PAYMENT_STATUS = sql`case
  when p.refunded_at is not null then 'refunded'
  when p.paid_at is not null then 'paid'
  when o.payment_status = 'failed' then 'failed'
  else 'pending' end`;

/** In another language with what was chosen in it. */
const itemsIn = (language: Language) => sql`(
  select coalesce(array_to_json(array_agg(item order by i.id)), '[]')
  from order_items i
  cross join lateral (
    select ${object(sql`${textIn(language, 'i', 'title')} as title, i.slug, i.image`)} as dish, ${inCurrency('i.unit_price_minor')} as price, i.qty,
      ${inCurrency('i.total_minor')} as total, i.portion_size, i.spice_level, ${labelsIn(language)}
      case i.extras when '[]' then '[]'::json else bought_extras_wire(${boughtExtras(language)}) end as extras, i.note
  ) item
  where i.part_id = p.id
)`;

const labelsIn = (language: Language) =>
  language === DEFAULT_LANGUAGE
    ? sql``
    : sql`${choiceLabel(language, 'portion')} as portion_label, ${choiceLabel(language, 'spice')} as spice_label,`;

/** By the rule of `refusalOf` (domain), except that somebody may just be paying the order without this part. */
const STAYS_CANCELED = sql`(p.order_status = 'cancelled' and (
  p.refunded_at is not null or p.ended_by is not distinct from 'customer'
  or (p.paid_at is null and not ${isUnsettledOrder('o')})
  or exists (select from refunds f where f.part_id = p.id)))`;

/** Names as they are today: who has deleted their account has none any more. */
const STEPS_BY = sql`coalesce((
  select json_object_agg(step.key, u.name) from jsonb_each_text(p.stage_user_ids) step
  join users u on u.id = step.value::int), '{}')`;

/**
 * A restaurant's part of an order as the contract describes it, written by the database: reading forty columns of
 * every row here, only to write them down again, took longer than finding them. From the aliases `p` (order_parts),
 * `o` (orders), `d` (riders, may be missing) and `r` (`restaurantOfPart`).
 */
export const partJson = (language: Language) => sql`(
  select row_to_json(part)::text
  from (
    select o.oid, p.number, o.full_name, o.mobile, o.address, o.city, ${time('o.created_at')} as date, p.order_status,
      p.stage, ${STAGES} as stages, ${STEPS_BY} as steps_by, ${time('p.promised_at')} as promised_at,
      r.time_zone, ${STAYS_CANCELED} as stays_canceled, o.fulfilment, o.payment_method, o.note,
      ${time('o.deliver_at')} as deliver_at, ${time('p.slot_ends_at')} as deliver_until, o.latitude, o.longitude,
      coalesce(o.allergies, '{}') as allergies, ${time('p.answer_by')} as answer_by, p.ended_by, p.reason,
      ${PART_PAYMENT_STATUS} as payment_status,
      ${inCurrency('p.sub_total_minor')} as sub_total, ${inCurrency('p.tax_fee_minor')} as tax_fee,
      ${inCurrency('p.service_fee_minor')} as service_fee, ${inCurrency('p.delivery_fee_minor')} as delivery_fee,
      ${inCurrency('p.saved_minor')} as saved, ${inCurrency('p.total_minor')} as total,
      case when p.refunded_at is null then 0 else ${inCurrency('p.total_minor')} end as refunded,
      ${time('p.paid_at')} as paid_at, o.tracking_token, ${itemsIn(language)} as orderitem, r.restaurant,
      case when d.id is not null then ${object(sql`d.id, d.name, d.phone_number`)} end as rider,
      ${time('p.fulfilled_at')} as fulfilled_at, ${time('p.delivered_at')} as delivered_at,
      ${time('p.cancelled_at')} as cancelled_at
  ) part
)`;

/**
 * A version that changes with everything shown in `partJson`, from the same aliases without `r`. Items change with
 * their order only.
 */
export const PART_VERSION = sql`concat_ws(' ', p.id, p.xmin, o.xmin, d.xmin,
  case when p.order_status = 'cancelled' then ${STAYS_CANCELED} end)`;

/** What is the same in all parts of a restaurant. */
export const restaurantOfPart = (restaurantId: RawBuilder<unknown>, usualZone: RawBuilder<unknown>) => sql`
  select coalesce(t.time_zone, ${usualZone}) as time_zone, json_build_array(${object(sql`shop.name, shop.phone_number`)}) as restaurant
  from restaurants shop left join restaurant_terms t on t.restaurant_id = shop.id
  where shop.id = ${restaurantId}`;
