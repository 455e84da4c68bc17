import {
  type CreateDishBody,
  DISH_CHANGED_MESSAGE,
  type UpdateDishBody,
} from '@nearbite/contract/dishes/dish-form';
import type { EditableDish, OwnerDish } from '@nearbite/contract/dishes/dishes';
import { fromMinor } from '@nearbite/domain/money';
import { slugCandidates } from '@nearbite/domain/text/slug';
import type { Insertable } from 'kysely';
import { refuseIfSuspended } from '../../auth/suspension.ts';
import { recordAudit } from '../../common/audit.ts';
import type { Trx } from '../../db/database.ts';
import type { Dishes } from '../../db/tables.ts';
import type { IdempotentCall } from '../../idempotency/idempotent-call.ts';
import { AppError, conflict, fieldError, notFound } from '../../lib/errors.ts';
import { makePublicId } from '../../lib/public-id.ts';
import { withoutUndefined } from '../../lib/without-undefined.ts';
import { discardLater, withStoredPictures } from '../../media/discard-pictures.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { takeDishFromCarts } from '../notifications/index.ts';
import { writeDayPortions } from './day-portions.queries.ts';
import { kitchenDayOf } from './day-portions.service.ts';
import { dishColumns } from './dish-columns.ts';
import { placePictures, storedPicturePaths, uploadsOf } from './dish-pictures.ts';
import * as queries from './dishes.queries.ts';
import { BEING_REVIEWED, MENU_FULL } from './menu.service.ts';

type Needs = Pick<Services, 'db' | 'storage' | 'clock' | 'config'>;

const SLUG_SUFFIX_LENGTH = 6;

export async function createDish(
  services: Needs,
  restaurantId: number,
  form: CreateDishBody,
  once: IdempotentCall,
): Promise<RawJson<OwnerDish>> {
  const { db } = services;
  await refuseIfSuspended(db, restaurantId);
  refuseForeignRestaurant(form.restaurant, restaurantId);
  // Refused here, it costs no encoding of pictures; what decides is the same question in the transaction.
  requireCategory(await queries.hasCategory(db, form.category));
  requireRoom(await queries.hasRoomForDish(db, restaurantId));
  refuseUnknownPictures(form, []);

  const did = makePublicId();
  const create = async (trx: Trx, pictures: Pictures) => {
    requireCategory(await queries.holdCategory(trx, form.category));
    await queries.holdMenuSize(trx, restaurantId);
    requireRoom(await queries.hasRoomForDish(trx, restaurantId));
    const id = await insertUnderFreeSlug(trx, form.title, {
      // A form that creates a dish has every column the table asks for.
      ...(dishColumns(form, pictures) as Insertable<Dishes>),
      did,
      restaurant_id: restaurantId,
    });
    await changeDayPortions(services, trx, restaurantId, { id, portions: form.daily_portions ?? undefined });
    return new RawJson<OwnerDish>(found(await queries.findDishJson(trx, { restaurantId, did })));
  };
  return withPictures(services, did, form, (pictures) =>
    once.transaction(db, (trx) => create(trx, pictures)),
  );
}

export async function updateDish(
  services: Needs,
  key: queries.DishKey,
  form: UpdateDishBody,
): Promise<RawJson<EditableDish>> {
  const { db, clock } = services;
  await refuseIfSuspended(db, key.restaurantId);
  refuseForeignRestaurant(form.restaurant, key.restaurantId);
  // Refused here, a change costs no encoding of its pictures; what decides is the same check under the lock.
  refuseChange(form, await queries.findDishState(db, key));
  if (form.category !== undefined) requireCategory(await queries.hasCategory(db, form.category));

  const change = async (trx: Trx, pictures: Pictures) => {
    const before = await queries.findDishState(trx, key, { isLocking: true });
    const dish = refuseChange(form, before);
    if (form.category !== undefined) requireCategory(await queries.holdCategory(trx, form.category));
    const changes = dishColumns(form, pictures, dish);
    await queries.changeDish(trx, dish.id, { ...changes, updated_at: clock.now() });
    await recordPriceChange(trx, dish, form, clock.now());
    await changeDayPortions(services, trx, key.restaurantId, { id: dish.id, portions: form.daily_portions });
    await discardLater(trx, { kind: 'dish', did: key.did }, droppedPictures(dish, pictures));
    return new RawJson<EditableDish>(found(await queries.findEditableJson(trx, key)));
  };
  return withPictures(services, key.did, form, (pictures) =>
    db.transaction().execute((trx) => change(trx, pictures)),
  );
}

export async function deleteDish(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: queries.DishKey,
): Promise<void> {
  await refuseIfSuspended(db, key.restaurantId);
  await db.transaction().execute(async (trx) => {
    const dish = found(await queries.findDishState(trx, key, { isLocking: true }));
    const at = clock.now();
    await queries.changeDish(trx, dish.id, { deleted_at: at });
    const message = `${dish.title} is no longer available, so it was removed from your cart.`;
    await takeDishFromCarts(trx, dish.id, { message, at });
    const pictures = [...dish.gallery, ...(dish.image === null ? [] : [dish.image])];
    await discardLater(trx, { kind: 'dish', did: key.did }, pictures);
  });
}

async function changeDayPortions(
  services: Needs,
  trx: Trx,
  restaurantId: number,
  { id, portions }: { readonly id: number; readonly portions: number | null | undefined },
): Promise<void> {
  if (portions === undefined) return;
  await writeDayPortions(trx, [{ id, portions }], await kitchenDayOf(services, trx, restaurantId));
}

/** Prices before and after: of the dish itself, and what its portions, spice levels and extras add. */
async function recordPriceChange(
  trx: Trx,
  dish: queries.DishState,
  form: UpdateDishBody,
  at: Date,
): Promise<void> {
  const before = pricesOf({
    price: fromMinor(dish.price_minor),
    sizes: dish.portions.map((row) => ({ size_name: row.size_name, price: fromMinor(row.price_minor) })),
    spiceLevel: dish.spice_levels.map((row) => ({
      level_name: row.level_name,
      additional_price: fromMinor(row.additional_price_minor),
    })),
    extras: dish.extras.map(({ name, options }) => ({
      name,
      options: options.map((row) => ({ name: row.name, price: fromMinor(row.price_minor) })),
    })),
  });
  const after = { ...before, ...pricesOf(form) };
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await recordAudit(trx, {
    action: 'dish.price-changed',
    subject: { kind: 'dish', id: dish.id, label: dish.title },
    details: { before, after },
    at,
  });
}

type Priced = Pick<UpdateDishBody, 'price' | 'sizes' | 'spiceLevel'> & {
  readonly extras?:
    | readonly Readonly<{ name: string; options: readonly Readonly<{ name: string; price: number }>[] }>[]
    | undefined;
};

/** What is not given is left out. */
const pricesOf = ({ price, sizes, spiceLevel, extras }: Priced) =>
  withoutUndefined({
    price,
    portions: sizes?.map((size) => `${size.size_name}: ${size.price}`),
    spice_levels: spiceLevel?.map((level) => `${level.level_name}: ${level.additional_price}`),
    extras: extras?.flatMap(({ name, options }) =>
      options.map((option) => `${name}, ${option.name}: ${option.price}`),
    ),
  });

type Pictures = { readonly image: string | undefined; readonly gallery: readonly string[] | undefined };

const withPictures = <T>(
  services: Needs,
  did: string,
  form: Pick<UpdateDishBody, 'image' | 'gallery'>,
  change: (pictures: Pictures) => Promise<T>,
): Promise<T> =>
  withStoredPictures(services, { kind: 'dish', did }, uploadsOf(form), (stored) =>
    change(placePictures(form, stored)),
  );

async function insertUnderFreeSlug(
  trx: Trx,
  title: string,
  dish: Omit<Insertable<Dishes>, 'slug'>,
): Promise<number> {
  for (const slug of slugCandidates(title, 'dish', () => makePublicId(SLUG_SUFFIX_LENGTH))) {
    const id = await queries.insertDish(trx, { ...dish, slug });
    if (id !== undefined) return id;
  }
  throw new AppError('conflict', 'This title is in use. Please try again.');
}

/** Returns the dish when the change may be made to it as it is now. */
function refuseChange(form: UpdateDishBody, state: queries.DishState | undefined): queries.DishState {
  const dish = found(state);
  if (form.version !== undefined && form.version !== dish.version) {
    throw new AppError('conflict', DISH_CHANGED_MESSAGE, { details: { version: dish.version } });
  }
  if (form.status !== undefined && dish.status === 'in-review') {
    throw conflict(BEING_REVIEWED);
  }
  refuseUnknownPictures(form, [...dish.gallery, ...(dish.image === null ? [] : [dish.image])]);
  return dish;
}

/** A path may only name a picture this dish already has. */
function refuseUnknownPictures(
  form: Pick<UpdateDishBody, 'image' | 'gallery'>,
  known: readonly string[],
): void {
  for (const { field, path } of storedPicturePaths(form)) {
    if (!known.includes(path)) throw fieldError(field, 'This picture does not belong to the dish');
  }
}

const droppedPictures = (before: queries.DishState, { image, gallery }: Pictures): string[] => {
  const after = new Set([image ?? before.image, ...(gallery ?? before.gallery)]);
  const shown = [...before.gallery, ...(before.image === null ? [] : [before.image])];
  return shown.filter((path) => !after.has(path));
};

function requireCategory(isKnown: boolean): void {
  if (!isKnown) throw fieldError('category', 'Unknown category');
}

function requireRoom(hasRoom: boolean): void {
  if (!hasRoom) throw conflict(MENU_FULL);
}

function refuseForeignRestaurant(sent: number | undefined, own: number): void {
  if (sent !== undefined && sent !== own) throw notFound();
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw notFound();
  return value;
}
