import { REVIEWS_WITH_DISH } from '@nearbite/contract/catalog/catalog';
import type { DishFilter } from '@nearbite/contract/catalog/diets';
import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import { type RawBuilder, sql } from 'kysely';
import { inMenuOrder, isOnMenu, suits } from '../../common/dish-conditions.ts';
import { dishJson, restaurantFields, reviewJson, termsMark, textIn } from '../../common/dish-json.ts';
import type { Db } from '../../db/database.ts';
import { jsonPageRow, jsonRow, statement } from '../../db/statement.ts';

export type Page = { readonly limit: number; readonly offset: number };
export type MenuPage = Page & DishFilter;

const MAX_CATEGORIES = 200;

export async function findCategories(db: Db, language: Language = DEFAULT_LANGUAGE) {
  return db
    .selectFrom('categories')
    .select(['id', textIn(language, 'categories', 'title').$castTo<string>().as('title'), 'image'])
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_CATEGORIES)
    .execute();
}

/** What a dish is called besides, as the menu's own search finds it by every name. */
const otherTitles = (
  language: Language,
) => sql`'other_titles', case d.translations when '{}' then '[]' else array_to_json(array(
      select name from (select d.title as name union select value ->> 'title' from jsonb_each(d.translations)) names
      where name <> ${textIn(language, 'd', 'title')}
    )) end`;

/** The live dishes of one public restaurant, by category. */
function menuQuery(
  restaurant: RawBuilder<unknown>,
  { limit, offset, ...filter }: MenuPage,
  language: Language,
) {
  return statement(jsonPageRow)`
    with menu as (
      select d.id, count(*) over () as total
      from dishes d
      where d.restaurant_id = (select r.id from restaurants r where ${restaurant} and r.is_public)
        and ${isOnMenu} ${suits(filter)}
      order by ${inMenuOrder}
      limit ${limit} offset ${offset}
    )
    select coalesce(json_agg(${dishJson({ language, more: otherTitles(language) })} order by ${inMenuOrder}), '[]')::text as json,
      coalesce(max(m.total), 0) as total
    from menu m
    join dishes d on d.id = m.id
    join categories c on c.id = d.category_id
    join restaurants r on r.id = d.restaurant_id`;
}

export const menuOfRestaurant = (
  restaurantId: number,
  page: MenuPage,
  language: Language = DEFAULT_LANGUAGE,
) => menuQuery(sql`r.id = ${restaurantId}`, page, language);

export const menuOfShop = (slug: string, page: MenuPage, language: Language = DEFAULT_LANGUAGE) =>
  menuQuery(sql`r.slug = ${slug}`, page, language);

/** No row when the dish is unknown, or does not come in the asked portion. */
export function dishBySlug(slug: string, portionSize: string | null, language: Language = DEFAULT_LANGUAGE) {
  return statement(jsonRow)`
    select ${dishJson({
      language,
      priceByPortion: sql`(d.price_minor + p.extra_minor) / currency_scale()`,
      more: sql`'reviews', coalesce((
        select json_agg(${reviewJson} order by v.has_ordered desc, v.id desc)
        from (select * from reviews where dish_id = d.id order by has_ordered desc, id desc limit ${REVIEWS_WITH_DISH}) v
        join users u on u.id = v.user_id
      ), '[]'::json)`,
    })}::text as json
    from dishes d
    join categories c on c.id = d.category_id
    join restaurants r on r.id = d.restaurant_id and r.is_public
    left join lateral (
      select (portion ->> 'price_minor')::integer as extra_minor
      from jsonb_array_elements(d.portions) portion
      where portion ->> 'size_name' = ${portionSize}
      limit 1
    ) p on true
    where d.slug = ${slug} and d.deleted_at is null and (${portionSize}::text is null or p.extra_minor is not null)`;
}

function shopQuery(restaurant: RawBuilder<unknown>, language: Language) {
  return statement(jsonRow)`
    select json_build_object(${restaurantFields(language)}, ${termsMark},
      'rating', r.rating_sum / nullif(r.rating_count, 0)::float8, 'review_count', r.rating_count,
      'dish_count', (
        select count(*) from dishes d
        where d.restaurant_id = r.id and ${isOnMenu}
      ),
      'opening_hours', coalesce(t.opening_hours, '[]'),
      'closed_days', coalesce(jsonb_path_query_array(t.closed_days, '$[*].date'), '[]'))::text as json
    from restaurants r
    left join restaurant_terms t on t.restaurant_id = r.id
    where ${restaurant} and r.is_public`;
}

export const shopBySlug = (slug: string, language: Language = DEFAULT_LANGUAGE) =>
  shopQuery(sql`r.slug = ${slug}`, language);
export const shopById = (id: number, language: Language = DEFAULT_LANGUAGE) =>
  shopQuery(sql`r.id = ${id}`, language);
