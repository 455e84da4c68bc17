import Typography from '@mui/material/Typography';
import { ReasonBody } from '@nearbite/contract/admin/fields';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly label?: string;
  readonly onClose: () => void;
  /** Returns the failure, if it failed. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
};

/** Asks for the reason that the owner, or whoever reads the audit log, will read. */
export function ReasonDialog({ title, text, confirmLabel, label = 'Reason', onClose, onConfirm }: Props) {
  const { field, submit, outcome, isSubmitting } = useContractForm({
    schema: ReasonBody,
    fields: ['reason'],
    defaultValues: { reason: '' },
  });
  return (
    <FormDialog
      title={title}
      outcome={outcome}
      submitLabel={confirmLabel}
      isSubmitting={isSubmitting}
      onSubmit={submit(async ({ reason }) => ({ error: await onConfirm(reason.trim()) }))}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <FormField label={label} multiline minRows={3} autoFocus {...field('reason')} />
    </FormDialog>
  );
}
