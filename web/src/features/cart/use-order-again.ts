import type { Order } from '@nearbite/contract/orders/customer-orders';
import { PATHS } from '@nearbite/contract/page-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pageToast } from '../../lib/toasts.ts';
import { useLazyDishToOrderAgainQuery, usePutInCartMutation } from './cart.api.ts';
import { useCartHolder } from './cart.ts';
import { cartItemBody } from './cart-item-body.ts';

/** Puts what was ordered in the cart at today's prices and goes there; what cannot be had any more is named. */
export function useOrderAgain({ orderitem }: Order) {
  const holder = useCartHolder();
  const navigate = useNavigate();
  const [findDish] = useLazyDishToOrderAgainQuery();
  const [putInCart] = usePutInCartMutation();
  const [isPutting, setIsPutting] = useState(false);

  const putAgain = async (item: Order['orderitem'][number]): Promise<boolean> => {
    const { data: dish } = await findDish({ params: { slug: item.dish.slug }, query: {} });
    if (!dish || !holder) return false;
    const { portion_size: portionSize, spice_level: spiceLevel, qty } = item;
    const line = cartItemBody(holder, { dishId: dish.id, qty, portionSize, spiceLevel, price: dish.price });
    const { error } = await putInCart({ body: { ...line, mode: 'add' } });
    return error === undefined;
  };

  const orderAgain = async () => {
    setIsPutting(true);
    const missing: string[] = [];
    for (const item of orderitem) if (!(await putAgain(item))) missing.push(item.dish.title);
    setIsPutting(false);
    if (missing.length > 0) pageToast.error(`Not available now: ${missing.join(', ')}.`);
    if (missing.length < orderitem.length) void navigate(PATHS.cart);
  };
  return { orderAgain, isPutting };
}
