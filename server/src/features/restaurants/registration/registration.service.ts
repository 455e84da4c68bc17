import { randomBytes } from 'node:crypto';
import type { Upload } from '@nearbite/contract/fields';
import { restaurantRequested } from '@nearbite/contract/live/events';
import { ALREADY_OWNER_MESSAGE, ALREADY_WAITING_MESSAGE } from '@nearbite/contract/restaurants/registration';
import { slugCandidates } from '@nearbite/domain/text/slug';
import type { Db, Trx } from '../../../db/database.ts';
import type { IdempotentCall } from '../../../idempotency/idempotent-call.ts';
import { AppError } from '../../../lib/errors.ts';
import { publish } from '../../../lib/publish.ts';
import { deletePicture, storePicture } from '../../../media/pictures.ts';
import type { Services } from '../../../services.ts';
import { claimName, fillNameKeys } from '../restaurant-names.ts';
import {
  fillPhone,
  findLivingStatus,
  freeDeclinedSlug,
  insertRequest,
  lockUser,
} from './registration.queries.ts';

export type RestaurantForm = {
  readonly image: Upload;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly description: string;
  readonly address?: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
};

const REQUESTED = { message: 'Restaurant Creation Request Sent Successfully' };

/** The picture is kept first, outside the transaction, and goes again when there is no request for it. */
export async function requestRestaurant(
  services: Services,
  userId: number,
  { image, ...form }: RestaurantForm,
  once: IdempotentCall,
): Promise<{ message: string }> {
  const { db, storage } = services;
  await refuseSecond(db, userId);
  await fillNameKeys(db);
  const picture = await storePicture(storage, image);
  let restaurantId: number;
  try {
    const request = async (trx: Trx) => {
      await lockUser(trx, userId);
      await refuseSecond(trx, userId);
      await fillPhone(trx, userId, form.mobile);
      const name_key = await claimName(trx, form.name);
      return insertUnderFreeSlug(trx, userId, { ...form, name_key }, picture);
    };
    restaurantId = await once.transaction(db, request, () => ({ body: REQUESTED }));
  } catch (error) {
    // What went wrong first is worth telling; that tidying up fails too is no news.
    await deletePicture(storage, picture).catch(() => undefined);
    throw error;
  }
  await publish(services, restaurantRequested, { restaurant_id: restaurantId });
  return REQUESTED;
}

async function refuseSecond(db: Db | Trx, userId: number): Promise<void> {
  const status = await findLivingStatus(db, userId);
  if (status === undefined) return;
  throw new AppError('conflict', status === 'pending' ? ALREADY_WAITING_MESSAGE : ALREADY_OWNER_MESSAGE);
}

async function insertUnderFreeSlug(
  trx: Trx,
  owner_id: number,
  { mobile, ...form }: Omit<RestaurantForm, 'image'> & { readonly name_key: string },
  image: string,
): Promise<number> {
  const request = { ...form, owner_id, image, phone_number: mobile, address: form.address ?? null };
  const randomSuffix = () => randomBytes(4).toString('hex');
  for (const slug of slugCandidates(form.name, 'restaurant', randomSuffix)) {
    await freeDeclinedSlug(trx, slug);
    const inserted = await insertRequest(trx, { ...request, slug });
    if (inserted) return inserted.id;
  }
  throw new AppError('conflict', 'Please choose another name for your restaurant.');
}
