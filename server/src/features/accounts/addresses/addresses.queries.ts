import type { SavedAddress } from '@nearbite/contract/accounts/addresses';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Trx } from '../../../db/database.ts';
import type { SavedAddresses } from '../../../db/tables.ts';

const COLUMNS = [
  'id',
  'label',
  'address',
  'city',
  'latitude',
  'longitude',
  'note',
  'is_default',
] as const satisfies readonly (keyof SavedAddress)[];

type Key = { readonly userId: number; readonly id: number };

/** Changes of one person's addresses follow one another, so that the limit and the one default hold. */
export async function lockAddresses(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

export function listAddressRows(db: Db | Trx, userId: number): Promise<SavedAddress[]> {
  return db
    .selectFrom('saved_addresses')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
}

export function insertAddress(trx: Trx, address: Insertable<SavedAddresses>): Promise<SavedAddress> {
  return trx.insertInto('saved_addresses').values(address).returning(COLUMNS).executeTakeFirstOrThrow();
}

export function changeAddressRow(
  trx: Trx,
  { userId, id }: Key,
  changes: Updateable<SavedAddresses>,
): Promise<SavedAddress | undefined> {
  return (
    trx
      .updateTable('saved_addresses')
      // A statement needs a column to set; this one leaves everything as it is.
      .set({ user_id: userId, ...changes })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst()
  );
}

export async function clearDefault(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('saved_addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}

export function deleteAddressRow(trx: Trx, { userId, id }: Key) {
  return trx
    .deleteFrom('saved_addresses')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('is_default')
    .executeTakeFirst();
}
