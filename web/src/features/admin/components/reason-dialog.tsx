import Typography from '@mui/material/Typography';
import { ReasonBody } from '@nearbite/contract/admin/fields';
import { SettleBody } from '@nearbite/contract/payments/admin-payments';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import * as texts from '../admin.texts.ts';

/** What the field, and its message when it is empty, is called. */
const ASKED = {
  reason: { label: texts.reason, schema: ReasonBody },
  note: { label: texts.note, schema: SettleBody },
} as const;

type Props = {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** Where "Cancel" could be read as the deed. */
  readonly cancelLabel?: string;
  readonly asksFor?: keyof typeof ASKED;
  readonly onClose: () => void;
  /** Returns the failure, if it failed. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
};

/** Asks for the reason that the owner, or whoever reads the audit log, will read. */
export function ReasonDialog(props: Props) {
  const { title, text, confirmLabel, cancelLabel, asksFor = 'reason', onClose, onConfirm } = props;
  const { label, schema } = ASKED[asksFor];
  const { field, submit, outcome, isSubmitting } = useContractForm<Record<string, string>>({
    schema,
    fields: [asksFor],
    defaultValues: { [asksFor]: '' },
  });
  return (
    <FormDialog
      title={title}
      outcome={outcome}
      submitLabel={confirmLabel}
      cancelLabel={cancelLabel}
      isSubmitting={isSubmitting}
      isDestructive={asksFor === 'reason'}
      onSubmit={submit(async ({ [asksFor]: given = '' }) => ({ error: await onConfirm(given.trim()) }))}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <FormField label={label} multiline minRows={3} autoFocus {...field(asksFor)} />
    </FormDialog>
  );
}
