import { randomBytes } from 'node:crypto';
import type { Upload } from '@nearbite/contract/fields';
import { restaurantRequested } from '@nearbite/contract/live/events';
import {
  ALREADY_OWNER_MESSAGE,
  ALREADY_WAITING_MESSAGE,
  NO_LONGER_WAITING_MESSAGE,
} from '@nearbite/contract/restaurants/registration';
import { slugCandidates } from '@nearbite/domain/text/slug';
import type { Db, Trx } from '../../../db/database.ts';
import type { IdempotentCall } from '../../../idempotency/idempotent-call.ts';
import { enqueueMails, newMailKey } from '../../../jobs/send-mail.ts';
import { AppError } from '../../../lib/errors.ts';
import { publish } from '../../../lib/publish.ts';
import { discardLater } from '../../../media/discard-pictures.ts';
import { deletePicture, storePicture } from '../../../media/pictures.ts';
import type { Services } from '../../../services.ts';
import { claimName, fillNameKeys } from '../restaurant-names.ts';
import { listAdminAddresses } from '../restaurants.queries.ts';
import { requestReceivedMail, restaurantRequestedMail } from './registration.mails.ts';
import {
  type Applicant,
  fillPhone,
  findLivingStatus,
  freeDeclinedSlug,
  insertRequest,
  lockUser,
  takeWaiting,
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

export async function requestRestaurant(
  services: Services,
  userId: number,
  { image, ...form }: RestaurantForm,
  once: IdempotentCall,
): Promise<{ message: string }> {
  await refuseSecond(services.db, userId);
  await enter(services, image, (picture) => {
    const request = async (trx: Trx) => {
      const applicant = await lockUser(trx, userId);
      await refuseSecond(trx, userId);
      await fillPhone(trx, userId, form.mobile);
      await tellOfRequest(services, trx, applicant, form.name);
      return insertUnderFreeSlug(trx, userId, form, picture);
    };
    return once.transaction(services.db, request, () => ({ body: REQUESTED }));
  });
  return REQUESTED;
}

/** The corrected request is another one, so nobody approves what they have not seen. */
export async function correctRequest(
  services: Services,
  userId: number,
  { image, ...form }: RestaurantForm,
): Promise<{ message: string }> {
  await enter(services, image, (picture) =>
    services.db.transaction().execute(async (trx) => {
      await removeWaiting(trx, userId);
      return insertUnderFreeSlug(trx, userId, form, picture);
    }),
  );
  return { message: 'Your request was corrected.' };
}

export async function withdrawRequest(services: Services, userId: number): Promise<{ message: string }> {
  const id = await services.db.transaction().execute((trx) => removeWaiting(trx, userId));
  await publish(services, restaurantRequested, { restaurant_id: id });
  return { message: 'Your request was withdrawn.' };
}

/** The picture is kept first, outside the transaction, and goes again when there is no request for it. */
async function enter(
  services: Services,
  image: Upload,
  write: (picture: string) => Promise<number>,
): Promise<void> {
  const { db, storage } = services;
  await fillNameKeys(db);
  const picture = await storePicture(storage, image);
  let restaurantId: number;
  try {
    restaurantId = await write(picture);
  } catch (error) {
    // What went wrong first is worth telling; that tidying up fails too is no news.
    await deletePicture(storage, picture).catch(() => undefined);
    throw error;
  }
  await publish(services, restaurantRequested, { restaurant_id: restaurantId });
}

async function removeWaiting(trx: Trx, userId: number): Promise<number> {
  await lockUser(trx, userId);
  const removed = await takeWaiting(trx, userId);
  if (!removed) throw new AppError('conflict', NO_LONGER_WAITING_MESSAGE);
  if (removed.image) await discardLater(trx, { kind: 'restaurant', id: removed.id }, [removed.image]);
  return removed.id;
}

async function tellOfRequest(services: Services, trx: Trx, applicant: Applicant, kitchen: string) {
  const { publicUrl } = services.config;
  const administrators = await listAdminAddresses(trx);
  const mails = [
    requestReceivedMail(applicant, kitchen, publicUrl),
    ...administrators.map((to) => restaurantRequestedMail(to, applicant, kitchen, publicUrl)),
  ];
  await enqueueMails(
    services,
    trx,
    mails.map((mail) => ({ key: newMailKey('restaurant-request'), ...mail })),
  );
}

async function refuseSecond(db: Db | Trx, userId: number): Promise<void> {
  const status = await findLivingStatus(db, userId);
  if (status === undefined) return;
  throw new AppError('conflict', status === 'pending' ? ALREADY_WAITING_MESSAGE : ALREADY_OWNER_MESSAGE);
}

async function insertUnderFreeSlug(
  trx: Trx,
  owner_id: number,
  { mobile, ...form }: Omit<RestaurantForm, 'image'>,
  image: string,
): Promise<number> {
  const name_key = await claimName(trx, form.name);
  const request = { ...form, name_key, owner_id, image, phone_number: mobile, address: form.address ?? null };
  const randomSuffix = () => randomBytes(4).toString('hex');
  for (const slug of slugCandidates(form.name, 'restaurant', randomSuffix)) {
    await freeDeclinedSlug(trx, slug);
    const inserted = await insertRequest(trx, { ...request, slug });
    if (inserted) return inserted.id;
  }
  throw new AppError('conflict', 'Please choose another name for your restaurant.');
}
