import Box from '@mui/material/Box';
import type { Order } from '@nearbite/contract/orders/customer-orders';
import { clockTime } from '@nearbite/domain/times/opening-text';
import { Check, X } from 'lucide-react';
import { type StageStep, stageSteps } from '../stage-steps.ts';

type Props = {
  readonly part: Pick<Order['parts'][number], 'stage' | 'stages' | 'time_zone'>;
  readonly fulfilment: Order['fulfilment'];
  /** Whose progress it is. */
  readonly label: string;
};

/** How far a restaurant is, as a line from left to right with the times by the restaurant's clock. */
export function StageLine({ part, fulfilment, label }: Props) {
  const steps = stageSteps(part, fulfilment);
  return (
    <Box component="ol" aria-label={label} sx={lineStyles}>
      {steps.map((step) => (
        <Box
          component="li"
          key={step.label}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
          sx={stepStyles}
        >
          <Mark state={step.state} />
          <Box sx={{ fontWeight: step.state === 'ahead' ? 500 : 650, ...labelStyles }}>{step.label}</Box>
          {step.at !== undefined && (
            <Box component="time" dateTime={step.at} sx={{ color: 'text.secondary' }}>
              {clockTime(new Date(step.at), part.time_zone)}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Mark({ state }: { state: StageStep['state'] }) {
  const Icon = state === 'done' ? Check : state === 'ended' ? X : undefined;
  return (
    <Box aria-hidden className="mark" sx={markStyles}>
      {Icon && <Icon size={12} strokeWidth={3} />}
    </Box>
  );
}

const lineStyles = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  // The longest word of a step fits its fifth of a phone.
  m: { xs: '0 -12px', sm: 0 },
  p: 0,
  listStyle: 'none',
  fontSize: { xs: '0.75rem', sm: '0.8125rem' },
} as const;

const stepStyles = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '2px',
  px: '2px',
  textAlign: 'center',
  '&[data-state="ahead"]': { color: 'text.secondary' },
  // The line to the step before.
  '&:not(:first-of-type)::before, &:not(:first-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: 10,
    insetInlineEnd: 'calc(50% + 14px)',
    width: 'calc(100% - 28px)',
    height: '2px',
    bgcolor: 'divider',
  },
  // It fills from where one reads from when its stage comes.
  '&:not(:first-of-type)::after': {
    bgcolor: 'primary.main',
    transformOrigin: 'left',
    transition: 'transform 600ms ease-out',
  },
  '&:dir(rtl)::after': { transformOrigin: 'right' },
  '&[data-state="ahead"]::after': { transform: 'scaleX(0)' },
  '& .mark': { transition: 'background-color 200ms 400ms, border-color 200ms 400ms' },
  '&[data-state="done"] .mark': {
    bgcolor: 'primary.main',
    borderColor: 'transparent',
    color: 'common.white',
  },
  '&[data-state="current"] .mark': { borderColor: 'primary.main', borderWidth: 6 },
  '&[data-state="ended"] .mark': {
    bgcolor: 'status.bad.text',
    borderColor: 'transparent',
    color: 'common.white',
  },
} as const;

/** A long word breaks rather than reach into the next step. */
const labelStyles = { minWidth: 0, maxWidth: '100%', lineHeight: 1.25, overflowWrap: 'anywhere' } as const;

const markStyles = {
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  mb: 0.5,
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
