import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import { isoUtc } from '../db/iso-utc.ts';
import { serving } from './terms/serving.ts';

/**
 * A dish as the contract describes it, built by the database from the aliases `d` (dishes), `c` (categories) and
 * `r` (restaurants). `priceByPortion` and `more` add what only some responses have.
 */
export function dishJson({
  priceByPortion = sql`null`,
  isPublic = true,
  language = DEFAULT_LANGUAGE,
  more,
}: {
  /** Translated texts take the place of the originals where there are some. */
  readonly language?: Language;
  /** Marked for what its restaurant offers and asks at this moment, and when it is served; see `fillTerms`. */
  readonly isPublic?: boolean;
  readonly priceByPortion?: RawBuilder<unknown>;
  readonly more?: RawBuilder<unknown>;
} = {}): RawBuilder<unknown> {
  return sql`json_build_object(
    'id', d.id, 'did', d.did, 'slug', d.slug, 'title', ${textIn(language, 'd', 'title')}, 'description', ${textIn(language, 'd', 'description')},
    'image', d.image, 'price', d.price_minor / currency_scale(), 'old_price', d.old_price_minor / currency_scale(),
    'price_by_portion_size', ${priceByPortion},
    'dish_rating', d.rating_sum / nullif(d.rating_count, 0)::float8, 'review_count', d.rating_count,
    'category', json_build_object('id', c.id, 'title', ${textIn(language, 'c', 'title')}), 'tags', d.tags,
    'diets', d.diets, 'allergens', d.allergens, 'stock_qty', d.stock_qty,
    'sold_out_until', ${isoUtc(sql`d.sold_out_until`)},${isPublic ? sql` 'served_from', ${serving},` : sql``}
    'status', d.status, 'orders', d.orders_count, 'date', ${isoUtc(sql`d.created_at`)},
    'specification', d.specifications, 'gallery', d.gallery_json, 'portion_size', ${portionsIn(language, sql`d.portions_json`)},
    'spice_level', ${spiceLevelsIn(language, sql`d.spice_levels_json`)},
    'extras', ${extrasIn(language, sql`case d.extras when '[]' then '[]'::json else extras_wire(d.extras) end`)},
    'restaurant', json_build_object(${restaurantFields(language)}${isPublic ? sql`, ${termsMark}` : sql``})${more ? sql`, ${more}` : sql``})`;
}

/**
 * Stands in the JSON for the terms of a restaurant (alias `r`), which depend on the clock and on who asks: they are
 * computed after the query and put in its place.
 */
export const termsMark = sql`'$terms', r.id`;

/** A restaurant (alias `r`) as its dishes and its public pages show it. */
export const restaurantFields = (language: Language) => sql`
    'id', r.id, 'name', ${textIn(language, 'r', 'name')}, 'slug', r.slug, 'phone_number', r.phone_number, 'address', r.address,
    'description', ${textIn(language, 'r', 'description')}, 'image', r.image, 'latitude', r.latitude, 'longitude', r.longitude`;

/** One that is known, or an expression whose value is one. */
export type LanguageOrSql = Language | RawBuilder<unknown>;

export const translationsIn = (language: LanguageOrSql, alias: string) =>
  sql`${sql.ref(`${alias}.translations`)} -> ${typeof language === 'string' ? sql.lit(language) : language}`;

/** A text of the alias in that language, the original where it was not translated. */
export function textIn(language: LanguageOrSql, alias: string, field: string): RawBuilder<unknown> {
  const original = sql.ref(`${alias}.${field}`);
  if (language === DEFAULT_LANGUAGE) return original;
  return sql`coalesce(${translationsIn(language, alias)} ->> ${sql.lit(field)}, ${original})`;
}

/** Rows of a dish, as it stores or shows them, each with its label. */
const rowsIn = (language: Language, rows: RawBuilder<unknown>, name: string, field: string) =>
  language === DEFAULT_LANGUAGE
    ? rows
    : sql`rows_in((${rows})::jsonb, ${sql.lit(name)}, ${translationsIn(language, 'd')} -> ${sql.lit(field)})`;

export const portionsIn = (language: Language, rows: RawBuilder<unknown>) =>
  rowsIn(language, rows, 'size_name', 'portions');
export const spiceLevelsIn = (language: Language, rows: RawBuilder<unknown>) =>
  rowsIn(language, rows, 'level_name', 'spice_levels');

export const extrasIn = (language: Language, groups: RawBuilder<unknown>) =>
  language === DEFAULT_LANGUAGE
    ? groups
    : sql`extras_in((${groups})::jsonb, ${translationsIn(language, 'd')} -> 'extras')`;

/** A review (alias `v`) of a dish (`d`) by a user (`u`), as somebody who is signed in reads it, or anybody. */
export const reviewJsonFor = (readerId: number | null) => sql`json_build_object(
    'id', v.id, 'review', v.review, 'rating', v.rating, 'date', ${isoUtc(sql`v.created_at`)}, 'reply', v.reply,
    'changed_at', ${isoUtc(sql`v.changed_at`)},
    'has_ordered', v.has_ordered,
    'photos', v.photos,
    'helpful', v.helpful,
    'marked_helpful', ${
      readerId === null
        ? sql`false`
        : sql`exists (select from helpful_reviews h where h.review_id = v.id and h.user_id = ${readerId}::integer)`
    },
    'profile', json_build_object('image', u.image, 'full_name', u.name),
    'dish', json_build_object('title', d.title, 'slug', d.slug))`;

export const reviewJson = reviewJsonFor(null);
