import type { Trx } from '../../../db/database.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { findTerms } from '../../../shared/terms/stored-terms.ts';
import { releaseSlot, takeSlot } from '../../restaurants/index.ts';
import { lockDishes, moveStock, type PartToChange } from './part-stage.queries.ts';

/** Takes the portions of a canceled part, and its place in a slot, once more; 409 when they are gone. */
export async function takeAgain(services: Services, trx: Trx, part: PartToChange): Promise<void> {
  const gone = (await lockDishes(trx, part.id)).find(({ stock_qty, qty }) => stock_qty < qty);
  if (gone) {
    throw new AppError('sold_out', `Only ${gone.stock_qty} of ${gone.title} left, ${gone.qty} are needed.`, {
      details: { dishes: [{ title: gone.title, requested: gone.qty, available: gone.stock_qty }] },
    });
  }
  await moveStock(trx, part.id, -1);
  const { restaurant_id: restaurantId, deliver_at: startsAt } = part;
  if (startsAt === null) return;
  const terms = (await findTerms(services, trx, [restaurantId])).get(restaurantId);
  if (!(await takeSlot(trx, { restaurantId, startsAt }, terms?.slotCapacity ?? null))) {
    throw new AppError('slot_full', 'The time this order was for is full by now.');
  }
}

export async function giveBack(trx: Trx, part: PartToChange): Promise<void> {
  await lockDishes(trx, part.id);
  await moveStock(trx, part.id, 1);
  const { restaurant_id: restaurantId, deliver_at: startsAt } = part;
  if (startsAt !== null) await releaseSlot(trx, { restaurantId, startsAt });
}
