import type { Dish } from '@nearbite/contract/catalog/catalog';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { PATHS } from '@nearbite/contract/page-paths';
import { findExtra, isSoldOut } from '@nearbite/domain/extras';
import { formatMoney, fromMinor, toMinor } from '@nearbite/domain/money';
import { nameWith } from '@nearbite/domain/text/dish-name';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { noticeToast, pageToast } from '../../../lib/messages/toasts.ts';
import { statusOf } from '../../../lib/net/call-error.ts';
import { labelOf } from '../../../ui/food/line-choices.ts';
import { usePutInCartMutation } from '../cart.api.ts';
import * as texts from '../cart.texts.tsx';
import { useCartHolder } from '../cart.ts';
import { cartItemBody } from '../cart-item-body.ts';
import { useLazyDishToOrderAgainQuery } from './placing.api.ts';
import { saveOrderChoice } from './use-order-choices.ts';

export type AgainItem = Omit<Order['orderitem'][number], 'restaurant_id' | 'order_status' | 'has_reviewed'>;
type Put = {
  readonly item: AgainItem;
  readonly kitchen: Dish['restaurant'];
  readonly price: number;
  /** Extras it was put there without. */
  readonly gone: AgainItem['extras'];
};
type Missing = { readonly item: AgainItem; readonly error: unknown };

/** Refused for what the dish is by now; anything else says nothing about the dish. */
const isGone = ({ error }: Missing) => [400, 404, 409].some((status) => status === statusOf(error));

const titlesOf = (missing: readonly Missing[]) =>
  missing.map(({ item }) => item.dish.title).join(texts.comma);

function problemTexts(missing: readonly Missing[]): string[] {
  const gone = missing.filter(isGone);
  const others = missing.filter((one) => !isGone(one));
  return [
    ...(gone.length > 0 ? [texts.notAvailableNow(titlesOf(gone))] : []),
    ...(others.length > 0 ? [`${texts.notInYourCart(titlesOf(others))} ${errorText(others[0]?.error)}`] : []),
  ];
}

/** What it cost, without what it has not got now. */
const priceBefore = ({ item, gone }: Put) =>
  fromMinor(gone.reduce((sum, { price }) => sum - toMinor(price), toMinor(item.price)));

const priceText = (put: Put) =>
  texts.priceNow(put.item.dish.title, formatMoney(put.price), formatMoney(priceBefore(put)));

const goneText = ({ item, gone }: Put) => nameWith(item.dish.title, gone.map(labelOf));

/** Puts what was ordered in the cart at today's prices and goes there; what could not be put there is named. */
export function useOrderAgain({ fulfilment }: Pick<Order, 'fulfilment'>) {
  const holder = useCartHolder();
  const navigate = useNavigate();
  const [findDish] = useLazyDishToOrderAgainQuery();
  const [putInCart] = usePutInCartMutation();
  const [isPutting, setIsPutting] = useState(false);

  /** The restaurant it is of and what one costs today; an error where it could not be put in the cart. */
  const putAgain = async (item: AgainItem): Promise<Put | Missing> => {
    const found = await findDish({ params: { slug: item.dish.slug }, query: {} });
    if (!found.data || !holder) return { item, error: found.error };
    const { id, price, restaurant, extras: groups } = found.data;
    const now = new Date();
    const isOffered = (extra: AgainItem['extras'][number]) => {
      const option = findExtra(groups, extra);
      return option !== undefined && !isSoldOut(option, now);
    };
    const { portion_size: portionSize, spice_level: spiceLevel, note, qty } = item;
    const extras = item.extras.filter(isOffered);
    const line = cartItemBody(holder, {
      ...{ dishId: id, qty, portionSize, spiceLevel, extras, price },
      ...(note !== null && { note }),
    });
    const put = await putInCart({ body: { ...line, mode: 'add' } });
    return put.data
      ? {
          item,
          kitchen: restaurant,
          price: put.data.item.price_by_portion_size,
          gone: item.extras.filter((extra) => !isOffered(extra)),
        }
      : { item, error: put.error };
  };

  const orderAgain = async (orderitem: readonly AgainItem[]) => {
    setIsPutting(true);
    const put: Put[] = [];
    const missing: Missing[] = [];
    for (const item of orderitem) {
      const outcome = await putAgain(item);
      if ('kitchen' in outcome) put.push(outcome);
      else missing.push(outcome);
    }
    setIsPutting(false);
    for (const text of problemTexts(missing)) pageToast.error(text);
    if (put.length === 0) return;
    const incomplete = put.filter(({ gone }) => gone.length > 0).map(goneText);
    if (incomplete.length > 0) noticeToast(texts.withoutExtras(incomplete.join(texts.comma)));
    const changed = put.filter((one) => priceBefore(one) !== one.price).map(priceText);
    if (changed.length > 0) noticeToast(texts.pricesChanged(changed.join(texts.semicolon)));
    // What was picked up is meant to be picked up again, where that is still possible.
    const canPickUp = put.every(({ kitchen }) => kitchen.offers_pickup);
    if (fulfilment === 'pickup' && canPickUp) saveOrderChoice({ fulfilment });
    void navigate(PATHS.cart);
  };
  return { orderAgain, isPutting };
}
