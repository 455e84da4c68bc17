import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { STEP_MINUTES } from '@nearbite/contract/orders/owner-orders';
import { useState } from 'react';
import { whileIdle } from '../../../../lib/page/busy.ts';
import * as texts from '../owner-orders.texts.tsx';
import { StepForm } from './step-form.tsx';

type Props = {
  readonly label: string;
  readonly action: string;
  readonly usual: number;
  readonly isBusy: boolean;
  readonly onSubmit: (minutes: number) => void;
  readonly onCancel: () => void;
};

/** A number of minutes for a promise; the usual one is there to be confirmed. */
export function MinutesForm({ label, action, usual, isBusy, onSubmit, onCancel }: Props) {
  const [text, setText] = useState(String(usual));
  const minutes = Number(text);
  const isWrong = !Number.isInteger(minutes) || minutes < STEP_MINUTES.min || minutes > STEP_MINUTES.max;
  const submit = () => {
    if (!isWrong) onSubmit(minutes);
  };
  return (
    <StepForm onSubmit={submit} onCancel={onCancel}>
      <TextField
        autoFocus
        size="small"
        label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isWrong}
        helperText={isWrong ? texts.fromToMinutes(STEP_MINUTES) : undefined}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ width: 180 }}
      />
      <Button type="submit" variant="contained" disabled={isWrong} {...whileIdle(isBusy)}>
        {action}
      </Button>
    </StepForm>
  );
}
