import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { FormOutcome } from '../../lib/forms/use-contract-form.ts';
import { whileIdle } from '../../lib/page/busy.ts';
import { MessageAlert } from '../feedback/message-alert.tsx';
import * as texts from '../ui.texts.ts';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly outcome: FormOutcome | undefined;
  readonly submitLabel?: string;
  readonly cancelLabel?: string | undefined;
  /** What it does cannot be taken back. */
  readonly isDestructive?: boolean;
  readonly isSubmitting: boolean;
  readonly maxWidth?: 'xs' | 'sm';
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly onClose: () => void;
};

/** A form in a dialog: its fields, what the server said, cancel and save. */
export function FormDialog({
  title,
  children,
  outcome,
  submitLabel = texts.save,
  cancelLabel = texts.cancel,
  isDestructive = false,
  isSubmitting,
  maxWidth = 'sm',
  onSubmit,
  onClose,
}: Props) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth={maxWidth} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <form
        noValidate
        onSubmit={(event) => {
          // The form this dialog belongs to would hear it, too.
          event.stopPropagation();
          void onSubmit(event);
        }}
      >
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
          {children}
          {outcome && <MessageAlert tone={outcome.tone}>{outcome.text}</MessageAlert>}
        </DialogContent>
        <DialogActions sx={{ gap: isDestructive ? 3 : 1, p: 3, pt: 1 }}>
          <Button variant="outlined" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            {...whileIdle(isSubmitting)}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
