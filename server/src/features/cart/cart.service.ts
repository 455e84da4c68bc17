import { type CartLine, MAX_CART_LINES } from '@nearbite/contract/cart/cart';
import { DEFAULT_LANGUAGE, type Language } from '@nearbite/contract/languages';
import { LIMITS } from '@nearbite/contract/limits';
import type { Holder } from '../../common/cart-holder.ts';
import { findDishTexts } from '../../common/dish-texts.ts';
import type { Db, Trx } from '../../db/database.ts';
import { notFound } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { presentLine, type ReadLine } from './cart.present.ts';
import { type CartLineRow, deleteLine, lockCartsToMerge, moveGuestLines, readCart } from './cart.queries.ts';

/** Moves a guest's lines into the account's cart; afterwards the guest's is empty. */
export async function mergeGuestCart(trx: Trx, userId: number, cartKey: string): Promise<void> {
  await lockCartsToMerge(trx, userId, cartKey);
  await moveGuestLines(trx, { userId, cartKey, maxQty: LIMITS.cartQty.max, maxLines: MAX_CART_LINES });
}

export const mergeNow = (db: Db, { userId, cartKey }: Holder) =>
  userId === undefined
    ? Promise.resolve()
    : db.transaction().execute((trx) => mergeGuestCart(trx, userId, cartKey));

/** One query, unless a guest's lines have to join first. */
export async function linesOf(db: Db, holder: Holder): Promise<CartLineRow[]> {
  const { lines, hasGuestLines } = await readCart(db, holder);
  if (!hasGuestLines) return lines;
  await mergeNow(db, holder);
  return (await readCart(db, holder)).lines;
}

export async function listCart(services: Services, holder: Holder, language: Language): Promise<CartLine[]> {
  const { db } = services;
  const rows = await inLanguage(db, await linesOf(db, holder), language);
  return rows.map((row) => presentLine(row, services));
}

/** With the names that dishes and restaurants have in it. */
export async function inLanguage(
  db: Db,
  rows: readonly CartLineRow[],
  language: Language,
): Promise<readonly ReadLine[]> {
  if (language === DEFAULT_LANGUAGE) return rows;
  const texts = await findDishTexts(
    db,
    rows.map(({ dish_id }) => dish_id),
    language,
  );
  return rows.map((row) => {
    const known = texts.get(row.dish_id);
    return known
      ? { ...row, title: known.title, restaurant_name: known.restaurant, texts: known.texts }
      : row;
  });
}

export async function removeFromCart({ db }: Services, holder: Holder, itemId: number): Promise<void> {
  // The line to remove may still lie in the guest's cart that is about to join.
  await linesOf(db, holder);
  if (!(await deleteLine(db, holder, itemId))) throw notFound();
}
