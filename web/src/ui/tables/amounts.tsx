import Box from '@mui/material/Box';
import { formatMoney } from '@nearbite/domain/money';

type Props = {
  readonly rows: readonly { readonly label: string; readonly amount: number }[];
  readonly total: { readonly label: string; readonly amount: number };
};

/** Figures under each other, the last one being what they come to. */
export function Amounts({ rows, total }: Props) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      {rows.map(({ label, amount }) => (
        <Box key={label} sx={rowStyles}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {formatMoney(amount)}
          </Box>
        </Box>
      ))}
      <Box
        sx={{
          ...rowStyles,
          // At the bottom of a box that is higher than its rows.
          mt: 'auto',
          pt: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          fontWeight: 750,
          fontSize: '1.125rem',
        }}
      >
        <dt>{total.label}</dt>
        <Box component="dd" sx={{ m: 0 }}>
          {formatMoney(total.amount)}
        </Box>
      </Box>
    </Box>
  );
}

const rowStyles = { display: 'flex', justifyContent: 'space-between', gap: 2 } as const;
