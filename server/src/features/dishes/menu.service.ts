import {
  type CategoryChange,
  type DishChange,
  KITCHEN_FIELDS,
  type updateMenu,
} from '@nearbite/contract/dishes/menu';
import type { ResponseOf } from '@nearbite/contract/endpoint';
import type { FieldErrors } from '@nearbite/contract/errors';
import { LIMITS } from '@nearbite/contract/limits';
import { fromMinor, toMinor } from '@nearbite/domain/money';
import { roleAt, type User } from '../../auth/actor.ts';
import { refuseIfSuspended } from '../../auth/suspension.ts';
import { recordAudit } from '../../common/audit.ts';
import type { Trx } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { momentOf } from './availability.service.ts';
import { writeDayPortions } from './day-portions.queries.ts';
import { kitchenDayOf } from './day-portions.service.ts';
import {
  findOwnDishesJson,
  type HeldDish,
  holdCategories,
  lockOwnDishes,
  type MenuChange,
  writeCategoryHours,
  writeMenuChanges,
} from './menu.queries.ts';

type Needs = Pick<Services, 'db' | 'config' | 'clock'>;

export const MENU_FULL = `A restaurant may have at most ${LIMITS.dishesPerRestaurant} dishes`;
export const BEING_REVIEWED = 'This dish is being reviewed; its status cannot be changed now.';

type MenuChanges = {
  readonly dishes: readonly DishChange[];
  readonly categories: readonly CategoryChange[];
};

/** Many dishes and categories at once, all or none. Errors name each by its place in its list. */
export async function changeMenu(
  services: Needs,
  restaurantId: number,
  { user, dishes, categories }: MenuChanges & { readonly user: User },
): Promise<RawJson<ResponseOf<typeof updateMenu>>> {
  const { db } = services;
  if (roleAt(user, restaurantId) === 'kitchen') refuseOthersFields({ dishes, categories });
  await refuseIfSuspended(db, restaurantId);
  return db.transaction().execute(async (trx) => {
    const ids = dishes.map(({ id }) => id);
    const held = new Map((await lockOwnDishes(trx, restaurantId, ids)).map((dish) => [dish.id, dish]));
    refuseImpossible({ dishes, categories }, held, await unknownCategories(trx, { dishes, categories }));
    await writeMenuChanges(trx, await toWrite(services, trx, restaurantId, dishes), services.clock.now());
    await changeDayPortions(services, trx, restaurantId, dishes);
    for (const change of dishes) await recordPrice(services, trx, held.get(change.id), change);
    await writeCategoryHours(trx, restaurantId, categories);
    const { json } = await findOwnDishesJson(trx, restaurantId, ids);
    return new RawJson(`{"dishes":${json},"categories":${JSON.stringify(categories)}}`);
  });
}

function refuseOthersFields({ dishes, categories }: MenuChanges): void {
  const isAllowed = (dish: DishChange) =>
    Object.entries(dish).every(
      ([field, value]) => value === undefined || KITCHEN_FIELDS.some((own) => own === field),
    );
  if (categories.length > 0 || !dishes.every(isAllowed))
    throw new AppError('forbidden', 'Your role at this restaurant does not allow this.');
}

async function unknownCategories(
  trx: Trx,
  { dishes, categories }: MenuChanges,
): Promise<ReadonlySet<number>> {
  const asked = new Set([
    ...dishes.flatMap(({ category }) => category ?? []),
    ...categories.map(({ id }) => id),
  ]);
  if (asked.size === 0) return asked;
  for (const { id } of await holdCategories(trx, [...asked])) asked.delete(id);
  return asked;
}

function refuseImpossible(
  { dishes, categories }: MenuChanges,
  held: ReadonlyMap<number, HeldDish>,
  unknown: ReadonlySet<number>,
): void {
  const errors: FieldErrors = {};
  dishes.forEach(({ id, category, status }, place) => {
    if (!held.has(id)) errors[`dishes[${place}][id]`] = ['Unknown dish'];
    if (category !== undefined && unknown.has(category))
      errors[`dishes[${place}][category]`] = ['Unknown category'];
    if (status !== undefined && held.get(id)?.status === 'in-review')
      errors[`dishes[${place}][status]`] = [BEING_REVIEWED];
  });
  categories.forEach(({ id }, place) => {
    if (unknown.has(id)) errors[`categories[${place}][id]`] = ['Unknown category'];
  });
  const [first] = Object.values(errors).flat();
  if (first !== undefined) throw new AppError('validation', first, { errors });
}

async function toWrite(
  services: Needs,
  trx: Trx,
  restaurantId: number,
  dishes: readonly DishChange[],
): Promise<MenuChange[]> {
  const moments = new Map<string | null, Date | null>();
  for (const [place, { sold_out_until: asked }] of dishes.entries()) {
    if (asked === undefined || moments.has(asked)) continue;
    const field = `dishes[${place}][sold_out_until]`;
    moments.set(asked, await momentOf(services, trx, restaurantId, asked, field));
  }
  return dishes.map((dish) => ({
    id: dish.id,
    price_minor: dish.price === undefined ? undefined : toMinor(dish.price),
    old_price_minor: typeof dish.old_price === 'number' ? toMinor(dish.old_price) : dish.old_price,
    stock_qty: dish.stock_qty,
    status: dish.status,
    category_id: dish.category,
    position: dish.position,
    sold_out_until: dish.sold_out_until === undefined ? undefined : moments.get(dish.sold_out_until),
  }));
}

async function changeDayPortions(
  services: Needs,
  trx: Trx,
  restaurantId: number,
  dishes: readonly DishChange[],
): Promise<void> {
  const counted = dishes.flatMap(({ id, daily_portions: portions }) =>
    portions === undefined ? [] : [{ id, portions }],
  );
  if (counted.length > 0)
    await writeDayPortions(trx, counted, await kitchenDayOf(services, trx, restaurantId));
}

async function recordPrice(
  { clock }: Needs,
  trx: Trx,
  dish: HeldDish | undefined,
  { price }: DishChange,
): Promise<void> {
  if (!dish || price === undefined || toMinor(price) === dish.price_minor) return;
  await recordAudit(trx, {
    action: 'dish.price-changed',
    subject: { kind: 'dish', id: dish.id, label: dish.title },
    details: { before: { price: fromMinor(dish.price_minor) }, after: { price } },
    at: clock.now(),
  });
}
