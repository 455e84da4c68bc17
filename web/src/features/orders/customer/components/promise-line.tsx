import Box from '@mui/material/Box';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { STAGES } from '@nearbite/contract/orders/stages';
import { clockTime } from '@nearbite/domain/times/opening-text';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTimePassing } from '../../../../lib/time/use-time-passing.ts';
import { StatusChip } from '../../../../ui/food/status-chip.tsx';
import { foreignZone, formatMoment } from '../../../../ui/format/format-moment.ts';
import { promiseText } from '../../../../ui/format/order-times.ts';
import { useLateText } from '../../../../ui/format/use-late-text.ts';
import { ZoneNote } from '../../../../ui/text/zone-note.tsx';
import * as texts from '../customer-orders.texts.tsx';
import { zoneOf } from '../order-zone.ts';

type Props = {
  readonly part: Pick<
    Order['parts'][number],
    'stage' | 'stages' | 'promised_at' | 'time_zone' | 'reason' | 'answer_by'
  >;
  readonly order: Pick<
    Order,
    'fulfilment' | 'deliver_at' | 'deliver_until' | 'payment_method' | 'paid_at' | 'parts'
  >;
};

/** When the food comes, or why it does not; and whose clock the times beside it are told by, if not the page's. */
export function PromiseLine({ part, order }: Props) {
  useTimePassing([order.deliver_at]);
  const late = useLateText(part, { fulfilment: order.fulfilment, timeZone: part.time_zone });
  const text = late?.sentence ?? textOf(part, order);
  const earlier = useEarlierPromise(part);
  const zone = foreignZone(part.time_zone);
  const isOwnZone = zone !== foreignZone(zoneOf(order));
  return (
    <>
      {text !== undefined && <Line text={text} earlier={earlier} />}
      {isOwnZone && <ZoneNote timeZone={part.time_zone} />}
    </>
  );
}

/** What was promised when the page was opened, while the kitchen needs longer than that. */
function useEarlierPromise({ stage, promised_at, time_zone }: Props['part']): string | undefined {
  const [first, setFirst] = useState(promised_at);
  if (first === null && promised_at !== null) setFirst(promised_at);
  if (first === null || promised_at === null || STAGES[stage].status !== 'pending') return undefined;
  return Date.parse(promised_at) - Date.parse(first) >= 60_000
    ? clockTime(new Date(first), time_zone)
    : undefined;
}

function Line({ text, earlier }: { readonly text: string; readonly earlier: string | undefined }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Clock size={16} aria-hidden style={{ flex: 'none' }} />
      <span dir="auto">{text}</span>
      {earlier !== undefined && (
        <>
          <s aria-hidden>{earlier}</s>
          <StatusChip tone="waiting">{texts.delayed}</StatusChip>
        </>
      )}
    </Box>
  );
}

function textOf(part: Props['part'], order: Props['order']): string | undefined {
  const { stage, stages, promised_at, time_zone, reason, answer_by } = part;
  const { fulfilment, deliver_at, deliver_until } = order;
  const moment = (iso: string) => formatMoment(iso, time_zone);
  if (stage === 'expired') return expiryText(part, order);
  if (STAGES[stage].status === 'cancelled') return reason === null ? undefined : texts.reason(reason);
  if (stage === 'delivered') return stages.delivered && moment(stages.delivered);
  if (stage === 'placed' && answer_by !== null) return texts.answersBy(moment(answer_by));
  const when = promiseText({ promised_at, deliver_at, deliver_until }, time_zone);
  if (when === undefined) return undefined;
  return fulfilment === 'pickup' ? texts.readyToPickUp(when) : texts.withYou(when);
}

/** The clock gives no reason of its own: either nobody paid in time, or the restaurant did not answer. */
function expiryText({ stages }: Props['part'], { payment_method, paid_at }: Props['order']): string {
  const wasPaidInTime =
    paid_at !== null && (stages.expired === undefined || Date.parse(paid_at) <= Date.parse(stages.expired));
  const why = payment_method === 'card' && !wasPaidInTime ? texts.notPaidInTime : texts.notAnsweredInTime;
  return paid_at === null ? why : `${why} ${texts.moneyGoesBack}`;
}
