import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react';
import { useId } from 'react';

export type MessageDialogKind = 'warning' | 'success' | 'error' | 'confirm';

const FACES = {
  warning: { icon: TriangleAlert, tone: 'waiting' },
  confirm: { icon: CircleHelp, tone: 'waiting' },
  success: { icon: CircleCheck, tone: 'good' },
  error: { icon: CircleX, tone: 'bad' },
} as const;

export type MessageDialogProps = {
  readonly kind: MessageDialogKind;
  readonly title: string;
  readonly text?: string | undefined;
  /** The last one is what most people want. */
  readonly choices: readonly { readonly answer: string; readonly label: string }[];
  readonly cancelLabel?: string | undefined;
  /** Gives the focus to the way back instead of to the last choice. */
  readonly isIrreversible?: boolean | undefined;
  /** Undefined when no choice was made. */
  readonly onAnswer: (answer: string | undefined) => void;
};

/** A short message that wants an answer before anything else. */
export function MessageDialog({
  kind,
  title,
  text,
  choices,
  cancelLabel = 'Cancel',
  isIrreversible = false,
  onAnswer,
}: MessageDialogProps) {
  const titleId = useId();
  const textId = useId();
  const { icon: Icon, tone } = FACES[kind];

  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={text ? textId : undefined}
      onClose={() => onAnswer(undefined)}
    >
      <Box
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', pt: 4 }}
      >
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 64,
            height: 64,
            borderRadius: '50%',
            color: `status.${tone}.text`,
            bgcolor: `status.${tone}.tint`,
          }}
        >
          <Icon size={30} />
        </Box>
        <DialogTitle id={titleId} component="h2" variant="h3" sx={{ pb: 1 }}>
          {title}
        </DialogTitle>
        {text && (
          <DialogContent id={textId} sx={{ color: 'text.secondary', pb: 1 }}>
            {text}
          </DialogContent>
        )}
      </Box>
      <DialogActions sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1, p: 3, pt: 2 }} disableSpacing>
        {kind === 'confirm' && (
          <Button variant="outlined" autoFocus={isIrreversible} onClick={() => onAnswer(undefined)}>
            {cancelLabel}
          </Button>
        )}
        {choices.map(({ answer, label }, index) => {
          const isLast = index === choices.length - 1;
          return (
            <Button
              key={answer}
              variant={isLast ? 'contained' : 'outlined'}
              autoFocus={isLast && !isIrreversible}
              onClick={() => onAnswer(answer)}
            >
              {label}
            </Button>
          );
        })}
      </DialogActions>
    </Dialog>
  );
}
