import IconButton from '@mui/material/IconButton';
import type { ResponseOf } from '@nearbite/contract/endpoint';
import type { getQueue } from '@nearbite/contract/orders/owner-orders';
import { restaurantOrderPath } from '@nearbite/contract/page-paths';
import { Ban, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import styles from './queue.module.css';
import * as texts from './queue.texts.ts';

type Ended = NonNullable<ResponseOf<typeof getQueue>['ended']>[number];

/** A card that leaves by itself must not go unnoticed: its food would be cooked for nobody. */
export function EndedOrders({ ended }: { readonly ended: readonly Ended[] }) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const shown = ended.filter(({ oid }) => !dismissed.has(oid));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.ended} aria-label={texts.endedOrders}>
      {shown.map(({ oid, number, full_name, ended_by }) => {
        const name = number === null ? oid : `#${number}`;
        return (
          <li key={oid}>
            <Ban size={18} aria-hidden />
            <p>
              <Link to={restaurantOrderPath(oid)}>
                <bdi dir="ltr">{name}</bdi> <bdi>{full_name}</bdi>
              </Link>{' '}
              {ENDED_BY[ended_by ?? 'clock'] ?? texts.wasCanceled}
            </p>
            <IconButton
              aria-label={texts.dismissEnded(name)}
              onClick={() => setDismissed((before) => new Set(before).add(oid))}
            >
              <X size={18} aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

const ENDED_BY: Partial<Record<NonNullable<Ended['ended_by']>, string>> = {
  customer: texts.canceledByCustomer,
  clock: texts.notAnswered,
};
