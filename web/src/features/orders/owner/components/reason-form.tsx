import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@nearbite/contract/limits';
import { useState } from 'react';
import { whileIdle } from '../../../../lib/page/busy.ts';
import * as texts from '../owner-orders.texts.tsx';
import { StepForm } from './step-form.tsx';

type Props = {
  readonly isBusy: boolean;
  readonly onSubmit: (reason: string) => void;
  readonly onCancel: () => void;
};

/** Why an order is declined; the customer reads it. */
export function ReasonForm({ isBusy, onSubmit, onCancel }: Props) {
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const reason = text.trim();
  const isMissing = isAsked && reason === '';
  const submit = () => {
    setIsAsked(true);
    if (reason !== '') onSubmit(reason);
  };
  return (
    <StepForm onSubmit={submit} onCancel={onCancel}>
      <TextField
        autoFocus
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
