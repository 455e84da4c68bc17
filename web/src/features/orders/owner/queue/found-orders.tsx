import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { restaurantOrderPath } from '@nearbite/contract/page-paths';
import { useDeferredValue } from 'react';
import { Link } from 'react-router';
import { DayNumber } from '../../../../ui/food/day-number.tsx';
import { formatKitchenDateTime } from '../../../../ui/format/format-moment.ts';
import { useOwner } from '../../../accounts/index.ts';
import { useOrderPartsQuery } from '../api.ts';
import { StageChip } from '../components/order-chips.tsx';
import styles from './queue.module.css';
import * as texts from './queue.texts.ts';
import { isOpenStage } from './queue-cards.ts';
import { type CardActions, CardList } from './queue-column.tsx';

const OLDER_SHOWN = 20;

type Props = { readonly typed: string; readonly parts: readonly OrderPart[]; readonly cards: CardActions };

/** What is open at once, as one types; what is over as the server finds it. */
export function FoundOrders({ typed, parts, cards }: Props) {
  const { restaurantId } = useOwner();
  const q = useDeferredValue(typed.trim()).slice(0, 100);
  const { currentData } = useOrderPartsQuery(
    { params: { restaurant_id: restaurantId }, query: { q, limit: OLDER_SHOWN, offset: 0 } },
    { skip: q === '' },
  );
  const older = (currentData?.rows ?? []).filter(({ stage }) => !isOpenStage(stage));
  return (
    <div className={styles.found}>
      {parts.length === 0 ? (
        <p className={styles.empty}>{texts.noneFound}</p>
      ) : (
        <CardList parts={parts} label={texts.queue} {...cards} />
      )}
      {older.length > 0 && (
        <section aria-labelledby="found-older">
          <h2 id="found-older" className={styles.heading}>
            {texts.alsoFound}
          </h2>
          <ul className={styles.older}>
            {older.map((part) => (
              <li key={part.oid}>
                <Link to={restaurantOrderPath(part.oid)}>
                  <DayNumber number={part.number} /> <bdi>{part.full_name}</bdi>
                </Link>
                <span>{formatKitchenDateTime(part.date, part.time_zone)}</span>
                <StageChip part={part} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
