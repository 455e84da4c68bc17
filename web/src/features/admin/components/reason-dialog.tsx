import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { ReasonBody } from '@nearbite/contract/admin/fields';
import { useId, useState } from 'react';
import { whileIdle } from '../../../lib/busy.ts';
import { errorText } from '../../../lib/form-errors.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';

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
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const confirm = async () => {
    const checked = ReasonBody.safeParse({ reason });
    setProblem(checked.error?.issues[0]?.message);
    setFailure(undefined);
    if (!checked.success) return;
    setIsSending(true);
    const error = await onConfirm(checked.data.reason);
    setIsSending(false);
    if (error !== undefined) setFailure(errorText(error));
  };

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        {failure !== undefined && <MessageAlert tone="bad">{failure}</MessageAlert>}
        <FormField
          label={label}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={problem}
          multiline
          minRows={3}
          autoFocus
        />
      </DialogContent>
      <DialogActions sx={{ gap: 1, p: 3, pt: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" {...whileIdle(isSending, () => void confirm())}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
