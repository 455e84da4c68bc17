import {
  type OwnerDish,
  SOLD_OUT_DAYS,
  type setAvailability,
  TOMORROW,
} from '@nearbite/contract/dishes/dishes';
import type { ParsedCall } from '@nearbite/contract/endpoint';
import { findExtra } from '@nearbite/domain/extras';
import { DAY_MS } from '@nearbite/domain/times/zone';
import { refuseIfSuspended } from '../../auth/suspension.ts';
import type { Trx } from '../../db/database.ts';
import { fieldError, notFound } from '../../lib/errors.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { kitchenDayOf } from './day-portions.service.ts';
import { type DishKey, type DishState, findDishJson, findDishState, setSoldOut } from './dishes.queries.ts';

type AvailabilityChange = ParsedCall<typeof setAvailability>['body'];

/** Says until when a dish, a portion, a spice level or an extra is sold out, or that it is back. Nothing else is touched. */
export async function changeAvailability(
  services: Pick<Services, 'db' | 'config' | 'clock'>,
  key: DishKey,
  change: AvailabilityChange,
): Promise<RawJson<OwnerDish>> {
  const { db } = services;
  await refuseIfSuspended(db, key.restaurantId);
  return db.transaction().execute(async (trx) => {
    const dish = await findDishState(trx, key, { isLocking: true });
    if (!dish) throw notFound();
    const until = await momentOf(services, trx, key.restaurantId, change.sold_out_until);
    await setSoldOut(trx, dish.id, changeOf(dish, change, until));
    const json = await findDishJson(trx, key);
    if (json === undefined) throw notFound();
    return new RawJson<OwnerDish>(json);
  });
}

/** Until when something is sold out, as it was asked for. */
export async function momentOf(
  services: Pick<Services, 'config' | 'clock'>,
  trx: Trx,
  restaurantId: number,
  asked: AvailabilityChange['sold_out_until'],
  field = 'sold_out_until',
): Promise<Date | null> {
  if (asked === null) return null;
  if (asked === TOMORROW) return (await kitchenDayOf(services, trx, restaurantId)).ends;
  const [until, now] = [new Date(asked), services.clock.now()];
  if (until <= now) throw fieldError(field, 'Must lie ahead');
  if (until.getTime() > now.getTime() + SOLD_OUT_DAYS * DAY_MS)
    throw fieldError(field, 'Must be within a year');
  return until;
}

function changeOf(
  dish: DishState,
  { portion_size, spice_level, extra }: AvailabilityChange,
  until: Date | null,
) {
  const mark = { sold_out_until: until?.toISOString() };
  if (portion_size !== undefined) {
    const isMeant = (row: DishState['portions'][number]) => row.size_name === portion_size;
    if (!dish.portions.some(isMeant)) throw fieldError('portion_size', 'This portion size is not offered');
    return {
      portions: JSON.stringify(dish.portions.map((row) => (isMeant(row) ? { ...row, ...mark } : row))),
    };
  }
  if (spice_level !== undefined) {
    const isMeant = (row: DishState['spice_levels'][number]) => row.level_name === spice_level;
    if (!dish.spice_levels.some(isMeant)) throw fieldError('spice_level', 'This spice level is not offered');
    return {
      spice_levels: JSON.stringify(
        dish.spice_levels.map((row) => (isMeant(row) ? { ...row, ...mark } : row)),
      ),
    };
  }
  if (extra !== undefined) {
    if (!findExtra(dish.extras, extra)) throw fieldError('extra', 'This extra is not offered');
    return {
      extras: JSON.stringify(
        dish.extras.map((group) => ({
          ...group,
          options: group.options.map((row) =>
            group.name === extra.group && row.name === extra.name ? { ...row, ...mark } : row,
          ),
        })),
      ),
    };
  }
  return { sold_out_until: until };
}
