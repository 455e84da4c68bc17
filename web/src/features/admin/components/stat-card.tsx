import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { CARD } from '../../../ui/theme/measures.ts';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly to?: string;
  /** Long amounts need the whole line of a phone. */
  readonly isWide?: boolean;
};

/** One big number; it leads on when there is something behind it. */
export function StatCard({ label, value, hint, to, isWide = false }: Props) {
  return (
    <Box
      {...(to === undefined ? {} : { component: Link, to })}
      sx={{
        display: 'block',
        ...(isWide && { gridColumn: { xs: 'span 2', lg: 'auto' } }),
        p: { xs: 2, sm: 2.5 },
        ...CARD,
        color: 'text.primary',
        textDecoration: 'none',
        ...(to !== undefined && { '&:hover': { borderColor: 'brand.outline' } }),
      }}
    >
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{label}</Box>
      <Box
        sx={{
          fontSize: { xs: '1.375rem', sm: '1.75rem' },
          fontWeight: 750,
          letterSpacing: '-0.025em',
          overflowWrap: 'anywhere',
        }}
      >
        {value}
      </Box>
      {hint && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{hint}</Box>}
    </Box>
  );
}
