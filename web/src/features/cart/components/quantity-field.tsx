import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { QUANTITY_MESSAGE, quantity } from '@nearbite/contract/cart';
import { LIMITS } from '@nearbite/contract/limits';
import { RefreshCw } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { pageToast } from '../../../lib/toasts.ts';

type Props = {
  readonly dish: string;
  readonly qty: number;
  readonly isDisabled: boolean;
  readonly onChange: (qty: number) => void;
};

/** The number is typed freely; the refresh button (or Enter) makes it count. */
export function QuantityField({ dish, qty, isDisabled, onChange }: Props) {
  const [draft, setDraft] = useState(String(qty));
  useEffect(() => setDraft(String(qty)), [qty]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = quantity.safeParse(draft);
    if (wanted.success) return onChange(wanted.data);
    pageToast.error(QUANTITY_MESSAGE);
    setDraft(String(qty));
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <OutlinedInput
        type="number"
        value={draft}
        disabled={isDisabled}
        onChange={(event) => setDraft(event.target.value)}
        inputProps={{
          'aria-label': `Quantity of ${dish}`,
          min: LIMITS.cartQty.min,
          max: LIMITS.cartQty.max,
          inputMode: 'numeric',
        }}
        sx={{ width: 84 }}
      />
      <IconButton type="submit" aria-label={`Update quantity of ${dish}`} disabled={isDisabled}>
        <RefreshCw size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}
