import type { Order } from '@nearbite/contract/orders/customer-orders';
import { STAGES, stageLabel, usualStages } from '@nearbite/contract/orders/stages';
import { orderPath } from '@nearbite/contract/page-paths';
import { runningLate } from '@nearbite/domain/times/order-times.texts';
import { Bike, ChefHat, CircleCheck, CircleX, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { useTimePassing } from '../../../lib/time/use-time-passing.ts';
import { promiseText } from '../../../ui/format/order-times.ts';
import { useLateText } from '../../../ui/format/use-late-text.ts';
import * as texts from '../favourites.texts.ts';
import styles from './active-orders.module.css';

const ICONS = {
  placed: ShoppingBag,
  accepted: ChefHat,
  ready: ShoppingBag,
  on_the_way: Bike,
  delivered: CircleCheck,
  declined: CircleX,
  expired: CircleX,
  canceled: CircleX,
} as const;

/** How far each order is, and when it comes; follows by itself as the kitchen goes on. */
export function ActiveOrders({ orders }: { readonly orders: readonly Order[] }) {
  return (
    <ul aria-label={texts.yourOrders} className={styles.row}>
      {orders.map((order) => (
        <li key={order.oid} className={styles.item}>
          <ActiveOrder order={order} />
        </li>
      ))}
    </ul>
  );
}

/** With the number that the kitchen calls it by. */
const nameOf = ({ number, restaurant: { name } }: Order['parts'][number]) =>
  number === null ? name : `#${number} · ${name}`;

function ActiveOrder({ order }: { readonly order: Order }) {
  const { oid, stage, fulfilment, parts, deliver_at, deliver_until, promised_at } = order;
  const timeZone = parts[0]?.time_zone ?? 'UTC';
  useTimePassing([deliver_at]);
  const late = useLateText(order, { fulfilment, timeZone });
  const isOver = stage === 'delivered' || STAGES[stage].status === 'cancelled';
  const way = usualStages(stage, fulfilment);
  const reached = way.indexOf(stage);
  const when = isOver
    ? undefined
    : (late?.when ?? promiseText({ promised_at, deliver_at, deliver_until }, timeZone));
  const Icon = ICONS[stage];
  return (
    <Link to={orderPath(oid)} className={styles.card} data-over={isOver || undefined}>
      <span aria-hidden className={styles.icon}>
        <Icon size={20} />
      </span>
      <span className={styles.words}>
        <strong role="status" className={styles.stage}>
          {stageLabel(stage, fulfilment)}
        </strong>
        <span dir="auto" className={styles.fine}>
          {parts.map(nameOf).join(texts.comma)}
        </span>
      </span>
      {when !== undefined && (
        <span className={styles.when}>
          <span className={styles.fine}>
            {late ? runningLate : fulfilment === 'pickup' ? texts.readyToPickUp : texts.arrives}
          </span>
          <strong>{when}</strong>
        </span>
      )}
      <span aria-hidden className={styles.steps}>
        {way.map((step, index) => (
          <span key={step} data-reached={index <= reached || undefined} />
        ))}
      </span>
    </Link>
  );
}
