import Box from '@mui/material/Box';
import { formatRupees } from '@nearbite/domain/money';

type Props = { readonly amount: number; readonly oldAmount?: number | null };

/** The price, after the struck-through former one when that was higher. */
export function Price({ amount, oldAmount }: Props) {
  const hasFallen = typeof oldAmount === 'number' && oldAmount > amount;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 1 }}>
      {hasFallen && (
        <Box
          component="s"
          aria-label={`Old price ${formatRupees(oldAmount)}`}
          sx={{ color: 'text.secondary' }}
        >
          {formatRupees(oldAmount)}
        </Box>
      )}
      <Box component="strong" sx={{ fontWeight: 750 }}>
        {formatRupees(amount)}
      </Box>
    </Box>
  );
}
