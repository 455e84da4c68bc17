import type { Dish } from '@nearbite/contract/catalog/catalog';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { PATHS } from '@nearbite/contract/page-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pageToast } from '../../lib/toasts.ts';
import { useLazyDishToOrderAgainQuery, usePutInCartMutation } from './cart.api.ts';
import { useCartHolder } from './cart.ts';
import { cartItemBody } from './cart-item-body.ts';
import { keepOrderChoice } from './use-order-choices.ts';

/** Puts what was ordered in the cart at today's prices and goes there; what cannot be had any more is named. */
export function useOrderAgain({ orderitem, fulfilment }: Order) {
  const holder = useCartHolder();
  const navigate = useNavigate();
  const [findDish] = useLazyDishToOrderAgainQuery();
  const [putInCart] = usePutInCartMutation();
  const [isPutting, setIsPutting] = useState(false);

  /** The restaurant it is of; undefined where it cannot be had any more. */
  const putAgain = async (item: Order['orderitem'][number]) => {
    const { data: dish } = await findDish({ params: { slug: item.dish.slug }, query: {} });
    if (!dish || !holder) return undefined;
    const { portion_size: portionSize, spice_level: spiceLevel, note, qty } = item;
    const line = cartItemBody(holder, {
      ...{ dishId: dish.id, qty, portionSize, spiceLevel, price: dish.price },
      ...(note !== null && { note }),
    });
    const { error } = await putInCart({ body: { ...line, mode: 'add' } });
    return error === undefined ? dish.restaurant : undefined;
  };

  const orderAgain = async () => {
    setIsPutting(true);
    const missing: string[] = [];
    const kitchens: Dish['restaurant'][] = [];
    for (const item of orderitem) {
      const kitchen = await putAgain(item);
      if (kitchen) kitchens.push(kitchen);
      else missing.push(item.dish.title);
    }
    setIsPutting(false);
    if (missing.length > 0) pageToast.error(`Not available now: ${missing.join(', ')}.`);
    if (kitchens.length === 0) return;
    // What was picked up is meant to be picked up again, where that is still possible.
    const canPickUp = kitchens.every(({ offers_pickup }) => offers_pickup);
    if (fulfilment === 'pickup' && canPickUp) keepOrderChoice({ fulfilment });
    void navigate(PATHS.cart);
  };
  return { orderAgain, isPutting };
}
