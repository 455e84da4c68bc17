import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import { formatRupees } from '@nearbite/domain/money';
import { formatKitchenDateTime } from '../../../../ui/format-moment.ts';
import { wishText } from '../../../../ui/order-times.ts';
import { PrintSheet } from '../../../../ui/print-sheet.tsx';

/** What the kitchen prints. */
export function KitchenTicket({ part }: { part: OrderPart }) {
  const wish = wishText(part, part.time_zone);
  return (
    <PrintSheet maxWidth="80mm">
      <h1>{part.restaurant[0]?.name}</h1>
      <p>
        Order #{part.oid}
        <br />
        {formatKitchenDateTime(part.date, part.time_zone)}
      </p>
      <ol>
        {part.orderitem.map((item) => (
          <li key={`${item.dish.slug}|${item.portion_size}|${item.spice_level}`}>
            <strong>
              {item.qty} × <bdi>{item.dish.title}</bdi>
            </strong>
            {item.portion_size !== NO_PORTION_SIZE && <div>Portion: {item.portion_size}</div>}
            {item.spice_level !== NO_SPICE_LEVEL && <div>Spice: {item.spice_level}</div>}
            {item.note !== null && (
              <div>
                Note: <bdi>{item.note}</bdi>
              </div>
            )}
          </li>
        ))}
      </ol>
      <p>
        <bdi>{part.full_name}</bdi>, {part.mobile}
        <br />
        {part.fulfilment === 'pickup' ? (
          'Pick-up'
        ) : (
          <bdi>
            {part.address}, {part.city}
          </bdi>
        )}
      </p>
      {wish !== undefined && <p>Wanted for {wish}</p>}
      {part.note !== null && (
        <p>
          Note: <bdi>{part.note}</bdi>
        </p>
      )}
      {part.payment_method === 'cash' && part.payment_status === 'pending' && (
        <p>
          <strong>Collect {formatRupees(part.total)}</strong>
        </p>
      )}
    </PrintSheet>
  );
}
