import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { LIMITS } from '@nearbite/contract/limits';
import { Minus, Plus } from 'lucide-react';

type Props = {
  /** What the field holds, which need not be a number while it is typed. */
  readonly text: string;
  readonly most: number;
  readonly labels: { readonly field: string; readonly less: string; readonly more: string };
  readonly isDisabled?: boolean;
  readonly isInvalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly onType: (text: string) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onBlur?: () => void;
};

/** Less, a number that can be typed, more. */
export function QuantityStepper(props: Props) {
  const { text, most, labels, isDisabled = false, isInvalid = false, onType, onStep, onBlur } = props;
  const shown = Number(text);
  return (
    <Box sx={pillStyles}>
      <IconButton
        aria-label={labels.less}
        disabled={isDisabled || shown <= LIMITS.cartQty.min}
        onClick={() => onStep(-1)}
      >
        <Minus size={16} aria-hidden />
      </IconButton>
      <Box
        component="input"
        type="number"
        inputMode="numeric"
        aria-label={labels.field}
        aria-invalid={isInvalid}
        aria-describedby={props.describedBy}
        min={LIMITS.cartQty.min}
        max={most}
        value={text}
        disabled={isDisabled}
        onChange={(event) => onType(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={onBlur}
        sx={fieldStyles}
      />
      <IconButton aria-label={labels.more} disabled={isDisabled || shown >= most} onClick={() => onStep(1)}>
        <Plus size={16} aria-hidden />
      </IconButton>
    </Box>
  );
}

const pillStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: '999px',
  bgcolor: 'background.paper',
  p: '3px',
  '& button': { border: 0 },
} as const;

const fieldStyles = {
  width: { xs: 32, sm: 44 },
  height: 40,
  border: 0,
  textAlign: 'center',
  font: 'inherit',
  fontWeight: 700,
  color: 'inherit',
  bgcolor: 'transparent',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', m: 0 },
} as const;
