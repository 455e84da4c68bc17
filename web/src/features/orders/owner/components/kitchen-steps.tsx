import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { namesOf } from '@nearbite/contract/names-of';
import { KITCHEN_STEP_TEXTS, type KitchenStep, type OrderPart } from '@nearbite/contract/orders/owner-orders';
import { DEFAULT_TERMS } from '@nearbite/contract/restaurants/terms-fields';
import { Ellipsis } from 'lucide-react';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { whileIdle } from '../../../../lib/page/busy.ts';
import { useTimePassing } from '../../../../lib/time/use-time-passing.ts';
import { useKitchenMinutes } from '../../../restaurants/index.ts';
import * as texts from '../owner-orders.texts.tsx';
import { useChangeStatus } from '../use-change-status.ts';
import { useKitchenSteps } from '../use-kitchen-steps.ts';
import { MinutesForm } from './minutes-form.tsx';
import { ReasonForm } from './reason-form.tsx';

const USUAL_DELAY = 10;

type Traits = {
  /** On the way to the customer: the first of these that can be taken is the filled button. */
  readonly isOnTheWay?: true;
  readonly color?: 'error';
  /** Asks for minutes or a reason first. */
  readonly hasForm?: true;
};

/** The steps, their buttons from left to right. */
const STEPS: Readonly<Record<KitchenStep, Traits>> = {
  accept: { isOnTheWay: true },
  decline: { color: 'error', hasForm: true },
  ready: { isOnTheWay: true },
  deliver: { isOnTheWay: true },
  delay: { hasForm: true },
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
        label={open === 'accept' ? texts.readyInMinutes : texts.minutesLater}
        action={KITCHEN_STEP_TEXTS[open].button}
        usual={open === 'accept' ? (kitchenMinutes ?? DEFAULT_TERMS.prep_minutes) : USUAL_DELAY}
        isBusy={isWaiting}
        onCancel={close}
        onSubmit={async (chosen) => (await take(open, { minutes: chosen })) && close()}
      />
    );
  }
  if (open === 'decline') {
    return (
      <ReasonForm
        part={part}
        isBusy={isWaiting}
        onCancel={close}
        onSubmit={async (body) => (await take('decline', body)) && close()}
      />
    );
  }
  // Before it can be delivered it is handed over, by a change of its status, to a rider or the customer.
  const canHandOver = part.order_status === 'pending' && part.stage !== 'placed';
  const isOffered = (step: KitchenStep) => (step === 'deliver' ? canHandOver : isPossible(step));
  const offered = namesOf(STEPS).filter(isOffered);
  const next = offered.find((step) => STEPS[step].isOnTheWay);
  // A pre-order is promised for the time it was ordered for, while that is ahead: there are no minutes to give.
  const isForItsTime = part.deliver_at !== null && new Date(part.deliver_at) > now;
  const minutes = isForItsTime ? undefined : kitchenMinutes;
  const act = (step: KitchenStep) => {
    if (step === 'deliver') return change(part, 'fulfilled');
    return take(step, step === 'accept' && minutes !== undefined ? { minutes } : {});
  };
  const press = (step: KitchenStep) => {
    setPressed(step);
    if (STEPS[step].hasForm) setOpen(step);
    else void act(step);
  };
  return (
    <Box ref={buttons} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {offered.map((step) => {
        const { color = 'primary', hasForm = false } = STEPS[step];
        return (
          <Fragment key={step}>
            <Button
              variant={step === next ? 'contained' : 'outlined'}
              color={color}
              data-step={step}
              {...whileIdle(!hasForm && isWaiting, () => press(step))}
            >
              {KITCHEN_STEP_TEXTS[step].button}
              {step === 'accept' && minutes !== undefined && ` · ${texts.min(minutes)}`}
            </Button>
            {step === 'accept' && !isForItsTime && (
              <IconButton
                aria-label={texts.otherMinutes}
                data-form={step}
                onClick={() => {
                  setPressed(step);
                  setOpen(step);
                }}
              >
                <Ellipsis size={20} aria-hidden />
              </IconButton>
            )}
          </Fragment>
        );
      })}
    </Box>
  );
}

type Situation = {
  /** The step whose button the kitchen last pressed. */
  readonly pressed: KitchenStep | undefined;
  /** The step whose form is open. */
  readonly open: KitchenStep | undefined;
  readonly stage: OrderPart['stage'];
};

/**
 * Where the button or form with the focus has gone, the keyboard goes on with the same step, else with the next; where
 * no step is left, at the section they were in.
 */
function useKeptFocus({ pressed, open, stage }: Situation) {
  const buttons = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that closes or another stage takes buttons away.
  useLayoutEffect(() => {
    if (pressed === undefined || document.activeElement !== document.body) return;
    const find = (selector: string) => buttons.current?.querySelector<HTMLElement>(selector);
    const same = find(`[data-form="${pressed}"]`) ?? find(`[data-step="${pressed}"]`);
    const next = same ?? find('button') ?? buttons.current?.closest('section');
    next?.focus();
  }, [open, stage]);
  return buttons;
}
