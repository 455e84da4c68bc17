import Box from '@mui/material/Box';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { STAGES } from '@nearbite/contract/orders/stages';
import { Clock } from 'lucide-react';
import { foreignZone, formatBetween, formatMoment } from '../../../../ui/format-moment.ts';
import { ZoneNote } from '../../../../ui/zone-note.tsx';

type Props = {
  readonly part: Pick<
    Order['parts'][number],
    'stage' | 'stages' | 'promised_at' | 'time_zone' | 'reason' | 'answer_by'
  >;
  readonly order: Pick<Order, 'fulfilment' | 'deliver_at' | 'payment_method' | 'paid_at'>;
};

/** When the food comes, or why it does not; and whose clock the times beside it are told by. */
export function PromiseLine({ part, order }: Props) {
  const text = textOf(part, order);
  const zone = foreignZone(part.time_zone);
  return (
    <>
      {text !== undefined && <Line text={text} />}
      {zone !== undefined && !text?.includes(zone) && <ZoneNote timeZone={part.time_zone} />}
    </>
  );
}

function Line({ text }: { text: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Clock size={16} aria-hidden style={{ flex: 'none' }} />
      <span dir="auto">{text}</span>
    </Box>
  );
}

function textOf(part: Props['part'], order: Props['order']): string | undefined {
  const { stage, promised_at, time_zone, reason, answer_by } = part;
  const { fulfilment, deliver_at } = order;
  const moment = (iso: string) => formatMoment(iso, time_zone);
  if (stage === 'expired') return expiryText(part, order);
  if (STAGES[stage].status === 'cancelled') return reason === null ? undefined : `Reason: ${reason}`;
  if (stage === 'delivered') return undefined;
  if (stage === 'placed' && answer_by !== null) return `The restaurant answers by ${moment(answer_by)}`;
  const at = promised_at ?? deliver_at;
  if (at === null) return undefined;
  // What was ordered for a time is promised by the end of it.
  const isSpan = deliver_at !== null && Date.parse(deliver_at) < Date.parse(at);
  const when = isSpan ? `between ${formatBetween(deliver_at, at, time_zone)}` : `about ${moment(at)}`;
  return fulfilment === 'pickup' ? `Ready to pick up ${when}` : `With you ${when}`;
}

/** The clock gives no reason of its own: either nobody paid in time, or the restaurant did not answer. */
function expiryText({ stages }: Props['part'], { payment_method, paid_at }: Props['order']): string {
  const wasPaidInTime =
    paid_at !== null && (stages.expired === undefined || Date.parse(paid_at) <= Date.parse(stages.expired));
  const why =
    payment_method === 'card' && !wasPaidInTime
      ? 'It was not paid in time'
      : 'The restaurant did not answer in time';
  return `${why}, so it was canceled.${paid_at === null ? '' : ' Your money goes back to you.'}`;
}
