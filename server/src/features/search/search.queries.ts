import type { DishFilter } from '@nearbite/contract/catalog/diets';
import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import { transliterate } from '@nearbite/voice/read/transliterate';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { dishJson } from '../../common/dish-json.ts';
import { reachMetres } from '../../common/reach.ts';
import type { SavedPosition } from '../../common/saved-position.ts';
import type { Db } from '../../db/database.ts';
import { boundedPageRow, statement } from '../../db/statement.ts';

export type Search = {
  readonly query: string;
  /** Decides what is near; undefined when it is not known where the user is. */
  readonly here: SavedPosition | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly language?: Language;
  readonly filter?: DishFilter;
  /** What the typed text stands for, where an earlier search has found it out. */
  readonly meaning?: Meaning;
};

/** As PostgreSQL writes a query down, and whether so many dishes match that the nearest are looked for first. */
const meaning = z.strictObject({ terms: z.string().nullable(), isMany: z.boolean() });
export type Meaning = Readonly<z.infer<typeof meaning>>;

const foundRow = boundedPageRow.extend(meaning.shape).strict();

/**
 * Live dishes of public restaurants that mean what was typed: those within reach first, then by where the words
 * were found (title, tags, anything else, the restaurant's name alone), then the nearer. The ranking is in `functions/search-page.sql`.
 */
export const searchDishes = (search: Search) =>
  statement(foundRow)`
    with page as materialized (${search.meaning ? pageOfTerms(search, search.meaning) : pageOfTyped(search)})
    select (
      select coalesce(json_agg(${dishJson({ language: search.language ?? DEFAULT_LANGUAGE })} order by l.place), '[]')::text
      from unnest(page.ids) with ordinality as l (id, place)
      cross join lateral (select * from dishes where id = l.id offset 0) d
      cross join lateral (select id, title, translations from categories where id = d.category_id offset 0) c
      cross join lateral (select * from restaurants where id = d.restaurant_id offset 0) r
    ) as json, page.total, page.is_more as "isMore", page.terms::text as terms, page.is_many as "isMany"
    from page`;

/** "بریانی" as it sounds: biryani. */
export const inLatin = (query: string) => transliterate(query).trim();

const pageOfTyped = ({ query, ...search }: Search) => sql`
  select found.* from search_typed_page(${query}, ${inLatin(query)}, ${placeAndPage(search)}) found`;

/** Two thirds of a search are spent on finding out what was meant. */
function pageOfTerms(search: Search, { terms, isMany }: Meaning) {
  const declared = declaredWords(search.filter);
  if (declared === '')
    return pageOf(search, sql`select ${terms}::tsquery as terms, ${isMany}::boolean as is_many`);
  // Nothing that could be looked for stays nothing, whatever it is narrowed down to.
  return pageOf(
    search,
    sql`select terms, coalesce(search_is_many(terms, 'd.search'), false) as is_many
      from (select case when numnode(found) > 0 then found && ${declared}::tsquery end as terms
        from (select ${terms}::tsquery as found) meant) narrowed`,
  );
}

const pageOf = (search: Search, meant: RawBuilder<unknown>) => sql`
  select found.*, meant.terms, meant.is_many
  from (${meant} offset 0) meant
  cross join lateral search_terms_page(meant.terms, meant.is_many, ${placeAndPage(search)}) found`;

/** What is stored of the dishes that suit (`declared_words` in `functions/search-dishes.sql`). */
const declaredWords = ({ diet = [], without = [] }: DishFilter = {}) =>
  [...diet.map((one) => `'diet:${one}'`), ...without.map((one) => `'without:${one}'`)].join(' & ');

const placeAndPage = ({ here, limit, offset }: Pick<Search, 'here' | 'limit' | 'offset'>) => sql`
  ll_to_earth(${here?.latitude ?? null}::float8, ${here?.longitude ?? null}::float8)::cube,
  gc_to_sec(${reachMetres}), ${limit}::int, ${offset}::int`;

const foundIdsRow = boundedPageRow
  .omit({ json: true })
  .extend({ ids: z.array(z.int()) })
  .strict();

/** Public restaurants by name and text, those within reach first. */
export const searchRestaurants = ({ query, ...search }: Search) =>
  statement(foundIdsRow)`
    select found.ids, found.total, found.is_more as "isMore"
    from search_restaurants(${query}, ${placeAndPage(search)}) found`;

const understoodRow = z.strictObject({ understood: z.string().nullable() });

/** What mistyped words were taken for; null where none were. */
export const findUnderstood = async (db: Db, query: string): Promise<string | null> =>
  (await statement(understoodRow)`select search_understood(${query}) as understood`.one(db)).understood;
