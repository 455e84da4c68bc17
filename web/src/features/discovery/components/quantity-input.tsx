import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { LIMITS } from '@nearbite/contract/limits';
import { Minus, Plus } from 'lucide-react';

type Props = { readonly value: number; readonly max: number; readonly onChange: (value: number) => void };

/** How many; never fewer than one. */
export function QuantityInput({ value, max, onChange }: Props) {
  const most = Math.max(LIMITS.cartQty.min, Math.min(max, LIMITS.cartQty.max));
  const set = (wanted: number) =>
    onChange(Math.min(most, Math.max(LIMITS.cartQty.min, Math.trunc(wanted) || LIMITS.cartQty.min)));
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: '999px',
        bgcolor: 'background.paper',
        p: '3px',
        '& button': { border: 0 },
      }}
    >
      <IconButton aria-label="One less" disabled={value <= LIMITS.cartQty.min} onClick={() => set(value - 1)}>
        <Minus size={16} aria-hidden />
      </IconButton>
      <Box
        component="input"
        type="number"
        inputMode="numeric"
        aria-label="Quantity"
        min={LIMITS.cartQty.min}
        max={most}
        value={value}
        onChange={(event) => set(Number(event.target.value))}
        onFocus={(event) => event.target.select()}
        sx={{
          width: 44,
          height: 40,
          border: 0,
          textAlign: 'center',
          font: 'inherit',
          fontWeight: 700,
          color: 'inherit',
          bgcolor: 'transparent',
          appearance: 'textfield',
          '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', m: 0 },
        }}
      />
      <IconButton aria-label="One more" disabled={value >= most} onClick={() => set(value + 1)}>
        <Plus size={16} aria-hidden />
      </IconButton>
    </Box>
  );
}
