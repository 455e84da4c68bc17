import { NAME_TAKEN_MESSAGE } from '@nearbite/contract/restaurants/registration';
import { restaurantNameKey } from '@nearbite/domain/text/restaurant-name';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import { fieldError } from '../../lib/errors.ts';

const BATCH = 1_000;

/**
 * Returns the key to store with the name, or refuses it when another restaurant has it. Requests for the same key
 * follow one another. Restaurants that had the same name before keep it, and may save it again.
 */
export async function claimName(trx: Trx, name: string, ownId?: number): Promise<string> {
  const key = restaurantNameKey(name);
  await sql`select pg_advisory_xact_lock(hashtext('restaurant name'), hashtext(${key}))`.execute(trx);
  const owners = await trx
    .selectFrom('restaurants')
    .select('id')
    .where('name_key', '=', key)
    .where('status', '<>', 'declined')
    .execute();
  const isOwn = owners.some(({ id }) => id === ownId);
  if (owners.length > 0 && !isOwn) throw fieldError('name', NAME_TAKEN_MESSAGE);
  return key;
}

/** Restaurants of before, and those the demo world brought, have no key yet. */
export async function fillNameKeys(db: Db): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('restaurants')
      .select(['id', 'name'])
      .where('name_key', 'is', null)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    const keys = rows.map(({ name }) => restaurantNameKey(name));
    await sql`
      update restaurants r set name_key = given.key
      from unnest(${rows.map(({ id }) => id)}::int[], ${keys}::text[]) as given(id, key)
      where r.id = given.id and r.name_key is null`.execute(db);
  }
}
