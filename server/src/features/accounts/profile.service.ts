import type { Account } from '@nearbite/contract/accounts/own-account';
import type { Allergen } from '@nearbite/contract/catalog/diets';
import type { Upload } from '@nearbite/contract/fields';
import type { Language } from '@nearbite/contract/languages';
import type { Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Users } from '../../db/tables.ts';
import { deletePicture, storePicture } from '../../media/pictures.ts';
import type { Services } from '../../services.ts';
import { presentAccount } from './accounts.present.ts';
import { getAccountRow, lockPicture, updateUser } from './accounts.queries.ts';

export type AccountChanges = {
  readonly image?: Upload | undefined;
  readonly full_name?: string | undefined;
  readonly city?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly about?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly language?: Language | undefined;
  readonly allergies?: Allergen[] | undefined;
};

export async function readAccount({ db }: Services, userId: number): Promise<Account> {
  return presentAccount(await getAccountRow(db, userId));
}

export async function changeAccount(
  { db, storage }: Services,
  userId: number,
  { image, full_name, ...texts }: AccountChanges,
): Promise<Account> {
  const picture = image ? await storePicture(storage, image) : undefined;
  const changes = {
    ...texts,
    ...(full_name ? { name: full_name } : {}),
    ...(picture ? { image: picture } : {}),
  };
  let replaced: string | null;
  try {
    replaced = await applyChanges(db, userId, changes);
  } catch (error) {
    // What went wrong first is worth telling; that tidying up fails too is no news.
    if (picture) await deletePicture(storage, picture).catch(() => undefined);
    throw error;
  }
  if (picture && replaced) await deletePicture(storage, replaced).catch(() => undefined);
  return presentAccount(await getAccountRow(db, userId));
}

/** Returns the previous picture, read under a lock against changes at the same time. */
function applyChanges(db: Db, userId: number, changes: Updateable<Users>): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const image = await lockPicture(trx, userId);
    if (Object.values(changes).some((value) => value !== undefined)) await updateUser(trx, userId, changes);
    return image;
  });
}
