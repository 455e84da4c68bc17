import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Terms, TermsBody } from '@nearbite/contract/restaurants/terms';
import { useId } from 'react';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import * as texts from '../restaurants.texts.ts';
import { inMinutes } from './kitchen-state.ts';

const USUAL_MINUTES = 15;
const LENGTHS = [30, 60, 120] as const;

type Values = { busy_extra_minutes: string; length: string };
type Props = {
  readonly terms: Terms;
  readonly onSave: (body: object) => Promise<{ error?: unknown }>;
  readonly onClose: () => void;
};

/** How much longer an order takes in the busy kitchen, and until when. */
export function BusyDialog({ terms, onSave, onClose }: Props) {
  const lengthId = useId();
  const asSent = ({ busy_extra_minutes, length }: Values) => ({
    paused_until: null,
    busy_extra_minutes: Number(busy_extra_minutes),
    busy_until: inMinutes(new Date(), Number(length)),
  });
  const { field, register, submit, outcome, isSubmitting } = useContractForm<Values>({
    schema: TermsBody,
    asSent,
    check: ({ busy_extra_minutes }): Record<string, string> =>
      busy_extra_minutes.trim() === '' || Number(busy_extra_minutes) === 0
        ? { busy_extra_minutes: texts.sayHowManyMinutes }
        : {},
    fields: ['busy_extra_minutes'],
    defaultValues: {
      busy_extra_minutes: String(terms.busy_extra_minutes || USUAL_MINUTES),
      length: String(LENGTHS[0]),
    },
  });
  const save = submit(async (values) => {
    const { error } = await onSave(asSent(values));
    if (error !== undefined) return { error };
    onClose();
    return undefined;
  });
  return (
    <FormDialog
      title={texts.busyKitchen}
      maxWidth="xs"
      outcome={outcome}
      submitLabel={texts.setBusy}
      isSubmitting={isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField label={texts.minutesLonger} inputMode="numeric" autoFocus {...field('busy_extra_minutes')} />
      <FormControl sx={{ gap: '6px' }}>
        <FormLabel htmlFor={lengthId}>{texts.forHowLong}</FormLabel>
        <NativeSelect input={<OutlinedInput />} inputProps={{ id: lengthId, ...register('length') }}>
          {LENGTHS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {texts.minutes(minutes)}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
    </FormDialog>
  );
}
