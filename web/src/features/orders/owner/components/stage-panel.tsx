import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { STAGE_NAMES, stageLabel } from '@nearbite/contract/orders/stages';
import { minutesAndSeconds, useSecondsLeft } from '../../../../lib/time/use-seconds-left.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { formatKitchenDateTime } from '../../../../ui/format/format-moment.ts';
import { orderedTimeText, promiseText } from '../../../../ui/format/order-times.ts';
import { ZoneNote } from '../../../../ui/text/zone-note.tsx';
import { CARD } from '../../../../ui/theme/measures.ts';
import * as texts from '../owner-orders.texts.tsx';
import { AllergyBox } from './allergy-box.tsx';
import { KitchenSteps } from './kitchen-steps.tsx';
import { StageChip } from './order-chips.tsx';
import { OrderNotes } from './order-notes.tsx';

/** What the customer wrote, how far the order is, and what the kitchen may do about it next. */
export function StagePanel({ part }: { readonly part: OrderPart }) {
  const { fulfilment, stages, steps_by: stepsBy, promised_at, answer_by, ended_by, reason } = part;
  const orderedTime = orderedTimeText(part, part.time_zone);
  const promised =
    promised_at !== null && texts.promised(promiseText(part, part.time_zone, { before: 'for' }));
  return (
    <Box component="section" tabIndex={-1} aria-labelledby="order-progress" sx={panelStyles}>
      <AllergyBox part={part} />
      <OrderNotes part={part} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography id="order-progress" variant="h4" component="h2">
          {texts.progress}
        </Typography>
        <StageChip part={part} />
      </Box>
      {answer_by !== null && <AnswerCountdown answerBy={answer_by} isPaid={part.payment_status === 'paid'} />}
      <Box component="ol" sx={timesStyles}>
        {STAGE_NAMES.map((name) =>
          stages[name] === undefined ? null : (
            <li key={name}>
              <strong>{stageLabel(name, fulfilment)}</strong>{' '}
              {formatKitchenDateTime(stages[name], part.time_zone)}
              {stepsBy[name] !== undefined && (
                <>
                  {' · '}
                  <bdi>{stepsBy[name]}</bdi>
                </>
              )}
            </li>
          ),
        )}
      </Box>
      {!promised ? (
        <Box sx={{ mb: 1 }}>
          <ZoneNote timeZone={part.time_zone} />
        </Box>
      ) : (
        <Typography sx={{ mb: 1 }}>{promised}</Typography>
      )}
      {!promised && orderedTime !== undefined && (
        <Typography sx={{ mb: 1, fontWeight: 700 }}>{texts.wantedForTime(orderedTime)}</Typography>
      )}
      {ended_by === 'customer' && <Typography sx={{ mb: 1 }}>{texts.customerCanceled}</Typography>}
      {ended_by === 'administrator' && <Typography sx={{ mb: 1 }}>{texts.administrationCanceled}</Typography>}
      {reason !== null && (
        <Typography dir="auto" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {texts.reason(reason)}
        </Typography>
      )}
      <Box sx={stepsStyles}>
        <KitchenSteps part={part} />
      </Box>
    </Box>
  );
}

const panelStyles = {
  mb: 2.5,
  p: { xs: 2, md: 2.5 },
  ...CARD,
} as const;

/** On a phone always within reach, however much was written above them. */
const stepsStyles = {
  position: { xs: 'sticky', md: 'static' },
  bottom: 0,
  zIndex: 1,
  py: { xs: 1, md: 0 },
  bgcolor: 'background.paper',
} as const;

const timesStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  my: 1.5,
  p: 0,
  listStyle: 'none',
  fontSize: '0.9375rem',
} as const;

/** How long the kitchen may still think about it. */
function AnswerCountdown({ answerBy, isPaid }: { readonly answerBy: string; readonly isPaid: boolean }) {
  const seconds = useSecondsLeft(answerBy);
  return (
    <MessageAlert tone="bad" isHint>
      {seconds === 0
        ? texts.timeToAnswerOver
        : texts.answerWithin(
            <span role="timer" aria-live="off">
              {texts.minutes(minutesAndSeconds(seconds))}
            </span>,
            isPaid,
          )}
    </MessageAlert>
  );
}
