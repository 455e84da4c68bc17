import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { namesOf } from '@nearbite/contract/names-of';
import { KITCHEN_STEP_TEXTS, type KitchenStep, type OrderPart } from '@nearbite/contract/orders/owner-orders';
import { STAGE_NAMES, stageLabel } from '@nearbite/contract/orders/stages';
import { useState } from 'react';
import { formatKitchenDateTime, formatMoment } from '../../../../ui/format-moment.ts';
import { CARD } from '../../../../ui/measures.ts';
import { ZoneNote } from '../../../../ui/zone-note.tsx';
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
  const { fulfilment, stages, promised_at, deliver_at, answer_by, reason } = part;
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
              <strong>{stageLabel(name, fulfilment)}</strong>{' '}
              {formatKitchenDateTime(stages[name], part.time_zone)}
            </li>
          ),
        )}
      </Box>
      {promised_at === null ? (
        <Box sx={{ mb: 1 }}>
          <ZoneNote timeZone={part.time_zone} />
        </Box>
      ) : (
        <Typography sx={{ mb: 1 }}>Promised for {formatMoment(promised_at, part.time_zone)}</Typography>
      )}
      {promised_at === null && deliver_at !== null && (
        <Typography sx={{ mb: 1, fontWeight: 700 }}>
          Wanted for {formatMoment(deliver_at, part.time_zone)}
        </Typography>
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

type Look = {
  readonly variant: 'contained' | 'outlined';
  readonly color?: 'error';
  /** Asks for minutes or a reason first. */
  readonly hasForm?: true;
};

/** The buttons of the steps, from left to right. */
const LOOKS: Readonly<Record<KitchenStep, Look>> = {
  accept: { variant: 'contained', hasForm: true },
  decline: { variant: 'outlined', color: 'error', hasForm: true },
  ready: { variant: 'outlined' },
  deliver: { variant: 'contained' },
  delay: { variant: 'outlined', hasForm: true },
};

function Steps({ part }: { readonly part: OrderPart }) {
  const steps = useKitchenSteps(part);
  return (
    <>
      <StepControls part={part} steps={steps} />
      {steps.failure !== undefined && (
        <Typography sx={{ mt: 1, color: 'status.bad.text', overflowWrap: 'anywhere' }}>
          {steps.failure}
        </Typography>
      )}
    </>
  );
}

type ControlsProps = { readonly part: OrderPart; readonly steps: ReturnType<typeof useKitchenSteps> };

/** The buttons, or the form of the one that was pressed. */
function StepControls({ part, steps: { take, isBusy, isPossible } }: ControlsProps) {
  const { change, isChanging } = useChangeStatus();
  const kitchenMinutes = useKitchenMinutes();
  const [open, setOpen] = useState<KitchenStep>();
  const close = () => setOpen(undefined);
  const isWaiting = isBusy || isChanging;
  if (open === 'accept' || open === 'delay') {
    return (
      <MinutesForm
        key={open}
        label={open === 'accept' ? 'Ready in minutes' : 'Minutes later'}
        action={KITCHEN_STEP_TEXTS[open].button}
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
  // Before it can be delivered it is handed over, by a change of its status, to a rider or the customer.
  const canHandOver = part.order_status === 'pending' && part.stage !== 'placed';
  const isOffered = (step: KitchenStep) => (step === 'deliver' ? canHandOver : isPossible(step));
  // A pre-order is promised for the time it was ordered for: there are no minutes to ask for.
  const asksFirst = (step: KitchenStep) =>
    LOOKS[step].hasForm === true && !(step === 'accept' && part.deliver_at !== null);
  const press = (step: KitchenStep) => {
    if (asksFirst(step)) setOpen(step);
    else void (step === 'deliver' ? change(part, 'fulfilled') : take(step));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {namesOf(LOOKS)
        .filter(isOffered)
        .map((step) => {
          const { hasForm: _, ...look } = LOOKS[step];
          return (
            <Button key={step} {...look} disabled={!asksFirst(step) && isWaiting} onClick={() => press(step)}>
              {KITCHEN_STEP_TEXTS[step].button}
            </Button>
          );
        })}
    </Box>
  );
}

const panelStyles = {
  mb: 2.5,
  p: { xs: 2, md: 2.5 },
  ...CARD,
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
