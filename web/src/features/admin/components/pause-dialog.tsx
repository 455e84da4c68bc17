import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { PauseBody } from '@nearbite/contract/restaurants/admin-terms';
import { endOfLocalDay } from '@nearbite/domain/terms/hours';
import { useId, useState } from 'react';
import { whileIdle } from '../../../lib/busy.ts';
import { errorText } from '../../../lib/form-errors.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { MessageAlert } from '../../../ui/message-alert.tsx';

type Props = {
  readonly name: string;
  /** The kitchen's, for the end of its day. */
  readonly timeZone: string;
  readonly onClose: () => void;
  /** Returns the failure, if it failed. */
  readonly onConfirm: (body: { until: string; reason: string }) => Promise<unknown>;
};

const HOUR_MS = 3_600_000;
const LENGTHS = [
  { label: 'One hour', hours: 1 },
  { label: 'Three hours', hours: 3 },
  { label: 'The rest of today', hours: null },
  { label: 'One day', hours: 24 },
  { label: 'One week', hours: 7 * 24 },
] as const;

/** Asks for how long and why; the owner reads the reason. */
export function PauseDialog({ name, timeZone, onClose, onConfirm }: Props) {
  const titleId = useId();
  const lengthId = useId();
  const [length, setLength] = useState(0);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const confirm = async () => {
    const now = new Date();
    const hours = LENGTHS[length]?.hours ?? null;
    const until = hours === null ? endOfLocalDay(now, timeZone) : new Date(now.getTime() + hours * HOUR_MS);
    const body = { until: until.toISOString(), reason };
    const checked = PauseBody.safeParse(body);
    setProblem(checked.error?.issues[0]?.message);
    setFailure(undefined);
    if (!checked.success) return;
    setIsSending(true);
    const error = await onConfirm(body);
    setIsSending(false);
    if (error === undefined) onClose();
    else setFailure(errorText(error));
  };

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        Pause {name}?
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          It takes no new orders until then and opens by itself. Its owner cannot end the pause.
        </Typography>
        {failure !== undefined && <MessageAlert tone="bad">{failure}</MessageAlert>}
        <FormControl sx={{ gap: '6px' }}>
          <FormLabel htmlFor={lengthId}>For</FormLabel>
          <NativeSelect
            input={<OutlinedInput />}
            inputProps={{ id: lengthId }}
            value={length}
            onChange={(event) => setLength(Number(event.target.value))}
          >
            {LENGTHS.map(({ label }, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </FormControl>
        <FormField
          label="Reason"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={problem}
          multiline
          minRows={3}
        />
      </DialogContent>
      <DialogActions sx={{ gap: 1, p: 3, pt: 1 }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" {...whileIdle(isSending, () => void confirm())}>
          Pause
        </Button>
      </DialogActions>
    </Dialog>
  );
}
