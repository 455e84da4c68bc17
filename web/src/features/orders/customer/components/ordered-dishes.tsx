import type { Order } from '@nearbite/contract/orders/customer-orders';
import { useState } from 'react';
import { DishPictures } from '../../../../ui/food/dish-pictures.tsx';
import { OrderItems } from '../../../../ui/food/order-items.tsx';
import { Fold } from '../../../../ui/layout/fold.tsx';
import { useIsPhone } from '../../../../ui/layout/use-is-phone.ts';
import * as texts from '../customer-orders.texts.tsx';
import { orderedItems } from '../ordered-items.ts';

/** What was ordered; on a phone one row that opens in place. */
export function OrderedDishes({ order }: { readonly order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  const items = <OrderItems items={orderedItems(order)} />;
  if (!useIsPhone()) return items;
  return (
    <Fold
      height={72}
      picture={<DishPictures dishes={order.orderitem.map(({ dish }) => dish)} />}
      title={order.parts.map(({ restaurant }) => restaurant.name).join(texts.comma)}
      lines={[order.orderitem.map(({ qty, dish }) => texts.times(qty, dish.title)).join(texts.comma)]}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      {items}
    </Fold>
  );
}
