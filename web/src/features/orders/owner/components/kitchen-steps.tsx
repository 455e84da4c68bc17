import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { namesOf } from '@nearbite/contract/names-of';
import { KITCHEN_STEP_TEXTS, type KitchenStep, type OrderPart } from '@nearbite/contract/orders/owner-orders';
import { useState } from 'react';
import { whileIdle } from '../../../../lib/busy.ts';
import { useTimePassing } from '../../../../lib/use-time-passing.ts';
import { useKitchenMinutes } from '../../../restaurants/index.ts';
import { useChangeStatus } from '../use-change-status.ts';
import { useKeptFocus } from '../use-kept-focus.ts';
import { useKitchenSteps } from '../use-kitchen-steps.ts';
import { MinutesForm } from './minutes-form.tsx';
import { ReasonForm } from './reason-form.tsx';

const USUAL_DELAY = 10;

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

/** What the kitchen may do with an order next. */
export function KitchenSteps({ part }: { readonly part: OrderPart }) {
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
  const now = useTimePassing([part.deliver_at]);
  const [open, setOpen] = useState<KitchenStep>();
  // The customer may cancel, or a colleague answer, while its form is open.
  if (open !== undefined && !isPossible(open)) setOpen(undefined);
  const close = () => setOpen(undefined);
  const isWaiting = isBusy || isChanging;
  const [pressed, setPressed] = useState<KitchenStep>();
  const buttons = useKeptFocus({ pressed, open, stage: part.stage });
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
  // A pre-order is promised for the time it was ordered for, while that is ahead: there are no minutes to ask for.
  const isForItsTime = part.deliver_at !== null && new Date(part.deliver_at) > now;
  const asksFirst = (step: KitchenStep) =>
    LOOKS[step].hasForm === true && !(step === 'accept' && isForItsTime);
  const press = (step: KitchenStep) => {
    setPressed(step);
    if (asksFirst(step)) setOpen(step);
    else void (step === 'deliver' ? change(part, 'fulfilled') : take(step));
  };
  return (
    <Box ref={buttons} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {namesOf(LOOKS)
        .filter(isOffered)
        .map((step) => {
          const { hasForm: _, ...look } = LOOKS[step];
          return (
            <Button
              key={step}
              {...look}
              data-step={step}
              {...whileIdle(!asksFirst(step) && isWaiting, () => press(step))}
            >
              {KITCHEN_STEP_TEXTS[step].button}
            </Button>
          );
        })}
    </Box>
  );
}
