import type { Account } from '@nearbite/contract/accounts';
import type { Upload } from '@nearbite/contract/fields';
import { deletePicture, storePicture } from '../../media/pictures.ts';
import type { Services } from '../../services.ts';
import { presentAccount } from './accounts.present.ts';
import { getAccountRow, updateUser } from './accounts.queries.ts';

export type AccountChanges = {
  readonly image?: Upload | undefined;
  readonly full_name?: string | undefined;
  readonly city?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly about?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly state?: string | null | undefined;
};

export async function changeAccount(
  { db, storage }: Services,
  userId: number,
  { image, full_name, ...texts }: AccountChanges,
): Promise<Account> {
  const before = await getAccountRow(db, userId);
  const picture = image ? await storePicture(storage, image) : undefined;
  const changes = {
    ...texts,
    ...(full_name ? { name: full_name } : {}),
    ...(picture ? { image: picture } : {}),
  };
  if (Object.values(changes).some((value) => value !== undefined)) await updateUser(db, userId, changes);
  if (picture && before.image) await deletePicture(storage, before.image);
  return presentAccount(await getAccountRow(db, userId));
}
