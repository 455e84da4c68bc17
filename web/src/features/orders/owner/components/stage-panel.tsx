import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OrderPart } from '@nearbite/contract/orders/owner-orders';
import { STAGE_NAMES, stageLabel } from '@nearbite/contract/orders/stages';
import { useState } from 'react';
import { formatDateTime } from '../../../../ui/format-date.ts';
import { RADIUS } from '../../../../ui/measures.ts';
import { useKitchenMinutes } from '../../../restaurants/index.ts';
import { useChangeStatus } from '../use-change-status.ts';
import { useKitchenSteps } from '../use-kitchen-steps.ts';
import { AnswerCountdown } from './answer-countdown.tsx';
import { MinutesForm } from './minutes-form.tsx';
import { StageChip } from './order-chips.tsx';
import { ReasonForm } from './reason-form.tsx';

const USUAL_DELAY = 10;

/** How far the order is, and what the kitchen may do about it next. */
export function StagePanel({ part }: { readonly part: OrderPart }) {
  const { fulfilment, stages, promised_at, answer_by, reason } = part;
  return (
    <Box component="section" aria-labelledby="order-progress" sx={panelStyles}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography id="order-progress" variant="h4" component="h2">
          Progress
        </Typography>
        <StageChip part={part} />
      </Box>
      {answer_by !== null && <AnswerCountdown answerBy={answer_by} isPaid={part.payment_status === 'paid'} />}
      <Box component="ol" sx={timesStyles}>
        {STAGE_NAMES.map((name) =>
          stages[name] === undefined ? null : (
            <li key={name}>
              <strong>{stageLabel(name, fulfilment)}</strong> {formatDateTime(stages[name])}
            </li>
          ),
        )}
      </Box>
      {promised_at !== null && (
        <Typography sx={{ mb: 1 }}>Promised for {formatDateTime(promised_at)}</Typography>
      )}
      {reason !== null && (
        <Typography dir="auto" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          Reason: {reason}
        </Typography>
      )}
      <Steps part={part} />
    </Box>
  );
}

type Open = 'accept' | 'decline' | 'delay' | undefined;

function Steps({ part }: { readonly part: OrderPart }) {
  const { take, isBusy, isPossible } = useKitchenSteps(part);
  const { change, isChanging } = useChangeStatus();
  const kitchenMinutes = useKitchenMinutes();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const isWaiting = isBusy || isChanging;
  if (open === 'accept' || open === 'delay') {
    return (
      <MinutesForm
        key={open}
        label={open === 'accept' ? 'Ready in minutes' : 'Minutes later'}
        action={open === 'accept' ? 'Accept' : 'Delay'}
        usual={open === 'accept' ? kitchenMinutes : USUAL_DELAY}
        isBusy={isWaiting}
        onCancel={close}
        onSubmit={async (chosen) => (await take(open, { minutes: chosen })) && close()}
      />
    );
  }
  if (open === 'decline') {
    return (
      <ReasonForm
        isBusy={isWaiting}
        onCancel={close}
        onSubmit={async (reason) => (await take('decline', { reason })) && close()}
      />
    );
  }
  const isOpen = part.order_status === 'pending' && part.stage !== 'placed';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {isPossible('accept') && (
        <Button variant="contained" onClick={() => setOpen('accept')}>
          Accept
        </Button>
      )}
      {isPossible('decline') && (
        <Button variant="outlined" color="error" onClick={() => setOpen('decline')}>
          Decline
        </Button>
      )}
      {isPossible('ready') && (
        <Button variant="outlined" disabled={isWaiting} onClick={() => void take('ready')}>
          Ready
        </Button>
      )}
      {isOpen && (
        <Button variant="contained" disabled={isWaiting} onClick={() => void change(part, 'fulfilled')}>
          Hand over
        </Button>
      )}
      {isPossible('delay') && (
        <Button variant="outlined" onClick={() => setOpen('delay')}>
          Delay
        </Button>
      )}
    </Box>
  );
}

const panelStyles = {
  mb: 2.5,
  p: { xs: 2, md: 2.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: RADIUS.card,
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
