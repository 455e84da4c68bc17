import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@nearbite/contract/limits';
import { namesOf } from '@nearbite/contract/names-of';
import { soldOutOf } from '@nearbite/contract/orders/orders.texts';
import { DECLINE_REASONS, type OrderPart, type StepBody } from '@nearbite/contract/orders/owner-orders';
import { useState } from 'react';
import { whileIdle } from '../../../../lib/page/busy.ts';
import * as texts from '../owner-orders.texts.tsx';
import { StepForm } from './step-form.tsx';

type Props = {
  readonly part: OrderPart;
  readonly isBusy: boolean;
  readonly onSubmit: (body: StepBody) => void;
  readonly onCancel: () => void;
};

/** What is often the reason, sent by one tap; a dish that is sold out is offered no more. */
const readyReasons = ({ orderitem }: OrderPart): readonly { label: string; body: StepBody }[] => [
  ...[...new Map(orderitem.map(({ dish }) => [dish.slug, dish.title]))].map(([slug, title]) => ({
    label: soldOutOf(title),
    body: { reason_code: 'sold_out' as const, dishes: [slug] },
  })),
  ...namesOf(DECLINE_REASONS).map((code) => ({ label: DECLINE_REASONS[code], body: { reason_code: code } })),
];

/** Why an order is declined; the customer reads it. */
export function ReasonForm({ part, isBusy, onSubmit, onCancel }: Props) {
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const reason = text.trim();
  const isMissing = isAsked && reason === '';
  const submit = () => {
    setIsAsked(true);
    if (reason !== '') onSubmit({ reason });
  };
  return (
    <StepForm onSubmit={submit} onCancel={onCancel}>
      <Box role="group" aria-label={texts.readyReasons} sx={reasonsStyles}>
        {readyReasons(part).map(({ label, body }, nth) => (
          <Button
            key={label}
            autoFocus={nth === 0}
            variant="outlined"
            color="error"
            {...whileIdle(isBusy, () => onSubmit(body))}
          >
            <bdi>{label}</bdi>
          </Button>
        ))}
      </Box>
      <TextField
        size="small"
        label={texts.reasonForCustomer}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isMissing}
        helperText={isMissing ? texts.sayWhy : undefined}
        slotProps={{ htmlInput: { maxLength: LIMITS.reason.max } }}
        sx={{ flex: '1 1 240px' }}
      />
      <Button type="submit" variant="contained" color="error" {...whileIdle(isBusy)}>
        {texts.decline}
      </Button>
    </StepForm>
  );
}

const reasonsStyles = { display: 'flex', flexWrap: 'wrap', gap: 1, flex: '1 0 100%', mb: 1 } as const;
