import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { PauseBody } from '@nearbite/contract/restaurants/admin-terms';
import { useId } from 'react';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import * as texts from '../admin.texts.ts';

type Props = {
  readonly name: string;
  /** When the kitchen's day is over. */
  readonly endOfToday: (now: Date) => Date;
  readonly onClose: () => void;
  /** Returns the failure, if it failed. */
  readonly onConfirm: (body: { until: string; reason: string }) => Promise<unknown>;
};

const HOUR_MS = 3_600_000;
const LENGTHS = [
  { label: texts.oneHour, hours: 1 },
  { label: texts.threeHours, hours: 3 },
  { label: texts.theRestOfToday, hours: null },
  { label: texts.oneDay, hours: 24 },
  { label: texts.oneWeek, hours: 7 * 24 },
] as const;

type Values = { length: string; reason: string };

/** Asks for how long and why; the owner reads the reason. */
export function PauseDialog({ name, endOfToday, onClose, onConfirm }: Props) {
  const lengthId = useId();
  const asSent = ({ length, reason }: Values) => ({ until: endOf(Number(length), endOfToday), reason });
  const { field, register, submit, outcome, isSubmitting } = useContractForm<Values>({
    schema: PauseBody,
    asSent,
    fields: ['reason'],
    defaultValues: { length: '0', reason: '' },
  });
  const pause = submit(async (values) => {
    const error = await onConfirm(asSent(values));
    if (error !== undefined) return { error };
    onClose();
    return undefined;
  });

  return (
    <FormDialog
      title={texts.askPause(name)}
      outcome={outcome}
      submitLabel={texts.pause}
      isSubmitting={isSubmitting}
      onSubmit={pause}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{texts.pauseText}</Typography>
      <FormControl sx={{ gap: '6px' }}>
        <FormLabel htmlFor={lengthId}>{texts.forHowLong}</FormLabel>
        <NativeSelect input={<OutlinedInput />} inputProps={{ id: lengthId, ...register('length') }}>
          {LENGTHS.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      <FormField label={texts.reason} multiline minRows={3} {...field('reason')} />
    </FormDialog>
  );
}

/** When a pause of the chosen length that begins now is over. */
function endOf(length: number, endOfToday: Props['endOfToday']): string {
  const now = new Date();
  const hours = LENGTHS[length]?.hours ?? null;
  const end = hours === null ? endOfToday(now) : new Date(now.getTime() + hours * HOUR_MS);
  return end.toISOString();
}
