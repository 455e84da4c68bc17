import {
  type AddressBody,
  type AddressPatch,
  MAX_ADDRESSES,
  type SavedAddress,
} from '@nearbite/contract/accounts/addresses';
import type { Db, Trx } from '../../../db/database.ts';
import { AppError, notFound } from '../../../lib/errors.ts';
import {
  changeAddressRow,
  clearDefault,
  deleteAddressRow,
  insertAddress,
  listAddressRows,
  lockAddresses,
} from './addresses.queries.ts';

export async function addAddress(trx: Trx, userId: number, body: AddressBody): Promise<SavedAddress> {
  await lockAddresses(trx, userId);
  const others = await listAddressRows(trx, userId);
  if (others.length >= MAX_ADDRESSES) {
    throw new AppError('conflict', `You can save at most ${MAX_ADDRESSES} addresses.`);
  }
  const isDefault = body.is_default === true || others.length === 0;
  if (isDefault) await clearDefault(trx, userId);
  const { latitude = null, longitude = null, note = null, ...texts } = body;
  return insertAddress(trx, { ...texts, latitude, longitude, note, user_id: userId, is_default: isDefault });
}

type Key = { readonly userId: number; readonly id: number };

/** One that is the default stays it until another takes its place. */
export function changeAddress(
  db: Db,
  key: Key,
  { is_default, ...changes }: AddressPatch,
): Promise<SavedAddress> {
  return db.transaction().execute(async (trx) => {
    await lockAddresses(trx, key.userId);
    if (is_default) await clearDefault(trx, key.userId);
    const changed = await changeAddressRow(trx, key, { ...changes, ...(is_default && { is_default }) });
    // Another's id must not take this person's default away either: the transaction is undone.
    if (!changed) throw notFound();
    return changed;
  });
}

/** The default one leaves its place to the oldest. */
export function removeAddress(db: Db, key: Key): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockAddresses(trx, key.userId);
    const removed = await deleteAddressRow(trx, key);
    if (!removed) throw notFound();
    const [oldest] = await listAddressRows(trx, key.userId);
    if (removed.is_default && oldest) {
      await changeAddressRow(trx, { userId: key.userId, id: oldest.id }, { is_default: true });
    }
  });
}
