import type { Translations } from '@nearbite/contract/translations';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../../db/database.ts';
import type { Categories } from '../../../db/tables.ts';

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];

const selectCategories = (db: Db | Trx) =>
  db
    .selectFrom('categories as c')
    .select(['c.id', 'c.title', 'c.image', 'c.weather_tags', 'c.position', 'c.translations'])
    // What is in it was checked by the contract.
    .$narrowType<{ translations: Translations }>()
    .select(({ selectFrom, fn }) =>
      selectFrom('dishes as d')
        .select(fn.countAll<number>().as('count'))
        .whereRef('d.category_id', '=', 'c.id')
        .where('d.deleted_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('dish_count'),
    );

export const listCategories = (db: Db | Trx) =>
  selectCategories(db).orderBy('c.position').orderBy('c.id').execute();

export const findCategory = (db: Db | Trx, id: number): Promise<CategoryRow | undefined> =>
  selectCategories(db).where('c.id', '=', id).executeTakeFirst();

/** Changes of the list follow one another, so that positions stay 0, 1, 2 … */
export async function lockCategories(trx: Trx): Promise<void> {
  await sql`lock table categories in share row exclusive mode`.execute(trx);
}

export async function isTitleTaken(trx: Trx, title: string, exceptId: number): Promise<boolean> {
  const taken = await trx
    .selectFrom('categories')
    .select('id')
    .where(({ eb, fn, val }) => eb(fn('lower', ['title']), '=', fn('lower', [val(title)])))
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return taken !== undefined;
}

export function insertCategory(trx: Trx, category: Insertable<Categories>) {
  return trx.insertInto('categories').values(category).returning('id').executeTakeFirstOrThrow();
}

export async function updateCategory(trx: Trx, id: number, changes: Updateable<Categories>): Promise<void> {
  await trx.updateTable('categories').set(changes).where('id', '=', id).execute();
}

/** Dishes that are just being put into the category come first and count; later ones find it gone. */
export async function lockCategory(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('categories').select('id').where('id', '=', id).forUpdate().execute();
}

/**
 * Deleted dishes let go of the category. Whoever gives portions back locks dishes in the order of their ids, and so
 * does this.
 */
export async function deleteCategory(trx: Trx, id: number): Promise<void> {
  await sql`
    with hidden as (
      select id from dishes where category_id = ${id} and deleted_at is not null order by id for no key update
    )
    update dishes d set category_id = null from hidden where d.id = hidden.id
  `.execute(trx);
  await trx.deleteFrom('categories').where('id', '=', id).execute();
}

/** Writes the list's order; rows that stay where they are stay untouched. */
export async function writeOrder(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    update categories c set position = wanted.place - 1
    from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    where c.id = wanted.id and c.position <> wanted.place - 1
  `.execute(trx);
}
