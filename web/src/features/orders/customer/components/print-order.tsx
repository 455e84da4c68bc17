import Button from '@mui/material/Button';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { isSettled, paymentStatusLabel } from '@nearbite/contract/orders/statuses';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { formatMoney } from '@nearbite/domain/money';
import { Printer } from 'lucide-react';
import { choiceNames, lineKey } from '../../../../ui/food/line-choices.ts';
import { formatKitchenDateTimeWithZone } from '../../../../ui/format/format-moment.ts';
import { PrintSheet } from '../../../../ui/layout/print-sheet.tsx';
import * as texts from '../customer-orders.texts.tsx';
import { zoneOf } from '../order-zone.ts';
import { orderedItems } from '../ordered-items.ts';
import { findUncharged } from '../payable.ts';

/** A receipt once it is paid. */
export function PrintOrder({ order }: { readonly order: Order }) {
  return (
    <>
      <Button variant="outlined" startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
        {isSettled(order.payment_status) ? texts.printReceipt : texts.printOrder}
      </Button>
      <OrderOnPaper order={order} />
    </>
  );
}

function OrderOnPaper({ order }: { readonly order: Order }) {
  return (
    <PrintSheet>
      <h1>
        {PRODUCT_NAME}: {isSettled(order.payment_status) ? texts.receipt : texts.order}
      </h1>
      <p>
        {texts.orderNumber(order.oid)}
        <br />
        {formatKitchenDateTimeWithZone(order.date, zoneOf(order))}
      </p>
      {order.parts.map(({ restaurant }) => (
        <p key={restaurant.id}>
          <bdi>{restaurant.name}</bdi>
          {texts.comma} <bdi dir="ltr">{restaurant.phone_number}</bdi>
          {restaurant.address !== null && (
            <>
              <br />
              <bdi>{restaurant.address}</bdi>
            </>
          )}
        </p>
      ))}
      <ol>
        {orderedItems(order).map((item) => (
          <Item key={lineKey(item.dish.slug, item)} item={item} />
        ))}
      </ol>
      <dl>
        {amountsOf(order).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{order.payment_method === 'cash' ? texts.paymentInCash : texts.paymentByCard}</dt>
          <dd>{paymentStatusLabel(order)}</dd>
        </div>
      </dl>
      <p>
        <bdi>{order.full_name}</bdi>
        {texts.comma} <bdi dir="ltr">{order.mobile}</bdi>
        <br />
        {order.fulfilment === 'pickup' ? texts.pickup : <bdi>{texts.addressInCity(order)}</bdi>}
      </p>
    </PrintSheet>
  );
}

function Item({ item }: { readonly item: ReturnType<typeof orderedItems>[number] }) {
  const choices = [
    ...choiceNames(item),
    item.note,
    item.restaurant,
    item.isCanceled ? texts.canceledItem : null,
  ];
  return (
    <li>
      <p>
        <span>
          {item.qty} × <bdi>{item.dish.title}</bdi>
        </span>
        {item.isCanceled ? <s>{formatMoney(item.total)}</s> : <span>{formatMoney(item.total)}</span>}
      </p>
      {choices.some(Boolean) && <small dir="auto">{choices.filter(Boolean).join(texts.comma)}</small>}
    </li>
  );
}

function amountsOf(order: Order): [string, number][] {
  const uncharged = findUncharged(order);
  const rows: [string, number][] = [
    [texts.subtotal, order.sub_total],
    [texts.taxFee, order.tax_fee],
    [texts.serviceFee, order.service_fee],
    [texts.deliveryFee, order.delivery_fee],
    [texts.discountFee, -order.saved],
    [texts.canceledPart, -uncharged],
    [texts.refunded, -order.refunded],
  ];
  return [
    ...rows.filter(([label, amount]) => amount !== 0 || label === texts.subtotal),
    [texts.total, order.total - uncharged - order.refunded],
  ];
}
