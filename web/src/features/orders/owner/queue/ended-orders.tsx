import IconButton from '@mui/material/IconButton';
import type { ResponseOf } from '@nearbite/contract/endpoint';
import type { getQueue } from '@nearbite/contract/orders/owner-orders';
import { restaurantOrderPath } from '@nearbite/contract/page-paths';
import { Ban, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useStoredText, writeText } from '../../../../lib/browser/stored-text.ts';
import styles from './queue.module.css';
import * as texts from './queue.texts.ts';

type Ended = NonNullable<ResponseOf<typeof getQueue>['ended']>[number];

/** Kept beyond the page, which an order's own page takes the place of. */
const SEEN_KEY = 'ended_orders_seen';

/** A card that leaves by itself must not go unnoticed: its food would be cooked for nobody. */
export function EndedOrders({ ended }: { readonly ended: readonly Ended[] }) {
  const seen = (useStoredText(SEEN_KEY) ?? '').split(' ');
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  const isSeen = ({ oid }: Ended) => seen.includes(oid);
  const shown = ended.filter((one) => !isSeen(one));
  const see = (those: readonly Ended[]) =>
    writeText(SEEN_KEY, [...ended.filter(isSeen), ...those].map(({ oid }) => oid).join(' '));
  if (shown.length === 0) return null;
  const isMany = shown.length > 1;
  return (
    <div className={styles.ended}>
      {isMany && (
        <p className={styles.endedLine}>
          <Ban size={18} aria-hidden />
          <strong>{texts.endedWithoutYou(shown.length)}</strong>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={list}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? texts.seeFewer : texts.seeAll}
          </button>
          <button type="button" onClick={() => see(shown)}>
            {texts.seenAll}
          </button>
        </p>
      )}
      <ul id={list} aria-label={texts.endedOrders} hidden={isMany && !isOpen}>
        {shown.map((one) => (
          <EndedOrder key={one.oid} ended={one} onSeen={() => see([one])} />
        ))}
      </ul>
    </div>
  );
}

function EndedOrder({ ended, onSeen }: { readonly ended: Ended; readonly onSeen: () => void }) {
  const { oid, number, full_name, ended_by, reason } = ended;
  const name = number === null ? oid : `#${number}`;
  return (
    <li className={styles.endedLine}>
      <Ban size={18} aria-hidden />
      <p>
        <Link to={restaurantOrderPath(oid)}>
          <bdi dir="ltr">{name}</bdi> <bdi>{full_name}</bdi>
        </Link>{' '}
        {ENDED_BY[ended_by ?? 'clock'] ?? texts.wasCanceled}
        {reason && (
          <>
            {' '}
            {texts.reasonIs} <bdi>{reason}</bdi>
          </>
        )}
      </p>
      <IconButton aria-label={texts.dismissEnded(name)} onClick={onSeen}>
        <X size={18} aria-hidden />
      </IconButton>
    </li>
  );
}

const ENDED_BY: Partial<Record<NonNullable<Ended['ended_by']>, string>> = {
  customer: texts.canceledByCustomer,
  administrator: texts.canceledByAdministration,
  clock: texts.notAnswered,
};
