import Button from '@mui/material/Button';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { isSettled, paymentStatusLabel } from '@nearbite/contract/orders/statuses';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL, PRODUCT_NAME } from '@nearbite/contract/product';
import { formatRupees } from '@nearbite/domain/money';
import { Printer } from 'lucide-react';
import { formatKitchenDateTimeWithZone } from '../../../../ui/format/format-moment.ts';
import { PrintSheet } from '../../../../ui/layout/print-sheet.tsx';
import { zoneOf } from '../order-zone.ts';
import { orderedItems } from '../ordered-items.ts';
import { findUncharged } from '../payable.ts';

/** A receipt once it is paid. */
export function PrintOrder({ order }: { readonly order: Order }) {
  return (
    <>
      <Button variant="outlined" startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
        {isSettled(order.payment_status) ? 'Print receipt' : 'Print order'}
      </Button>
      <OrderOnPaper order={order} />
    </>
  );
}

function OrderOnPaper({ order }: { readonly order: Order }) {
  return (
    <PrintSheet>
      <h1>
        {PRODUCT_NAME}: {isSettled(order.payment_status) ? 'receipt' : 'order'}
      </h1>
      <p>
        Order #{order.oid}
        <br />
        {formatKitchenDateTimeWithZone(order.date, zoneOf(order))}
      </p>
      {order.parts.map(({ restaurant }) => (
        <p key={restaurant.id}>
          <bdi>{restaurant.name}</bdi>, {restaurant.phone_number}
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
          <Item key={`${item.dish.slug}|${item.portion_size}|${item.spice_level}`} item={item} />
        ))}
      </ol>
      <dl>
        {amountsOf(order).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{order.payment_method === 'cash' ? 'Payment in cash' : 'Payment by card'}</dt>
          <dd>{paymentStatusLabel(order)}</dd>
        </div>
      </dl>
      <p>
        <bdi>{order.full_name}</bdi>, {order.mobile}
        <br />
        {order.fulfilment === 'pickup' ? (
          'Pick-up'
        ) : (
          <bdi>
            {order.address}, {order.city}
          </bdi>
        )}
      </p>
    </PrintSheet>
  );
}

function Item({ item }: { readonly item: ReturnType<typeof orderedItems>[number] }) {
  const { portion_size: portion, spice_level: spice, note } = item;
  const choices = [
    portion === NO_PORTION_SIZE ? null : portion,
    spice === NO_SPICE_LEVEL ? null : spice,
    note,
    item.restaurant,
    item.isCanceled ? 'Canceled' : null,
  ];
  return (
    <li>
      <p>
        <span>
          {item.qty} × <bdi>{item.dish.title}</bdi>
        </span>
        {item.isCanceled ? <s>{formatRupees(item.total)}</s> : <span>{formatRupees(item.total)}</span>}
      </p>
      {choices.some(Boolean) && <small dir="auto">{choices.filter(Boolean).join(', ')}</small>}
    </li>
  );
}

function amountsOf(order: Order): [string, number][] {
  const uncharged = findUncharged(order);
  const rows: [string, number][] = [
    ['Subtotal', order.sub_total],
    ['Tax Fee', order.tax_fee],
    ['Service Fee', order.service_fee],
    ['Delivery Fee', order.delivery_fee],
    ['Discount Fee', -order.saved],
    ['Canceled part', -uncharged],
    ['Refunded', -order.refunded],
  ];
  return [
    ...rows.filter(([label, amount]) => amount !== 0 || label === 'Subtotal'),
    ['Total', order.total - uncharged - order.refunded],
  ];
}
