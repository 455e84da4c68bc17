import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { CARD } from '../theme/measures.ts';

type Props = { readonly label: string; readonly value: ReactNode; readonly icon?: LucideIcon };

/** One figure with its name. */
export function StatCard({ label, value, icon: Icon }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        p: { xs: 1.75, sm: 2.5 },
        ...CARD,
        minWidth: 0,
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary', fontSize: '0.9375rem' }}
      >
        {Icon && (
          <Box
            component={Icon}
            size={18}
            aria-hidden
            sx={{ display: { xs: 'none', sm: 'block' }, flex: 'none' }}
          />
        )}
        {label}
      </Box>
      <Box
        sx={{
          mt: 0.5,
          fontSize: { xs: '1.375rem', sm: '1.625rem' },
          fontWeight: 800,
          letterSpacing: '-0.02em',
        }}
      >
        {value}
      </Box>
    </Box>
  );
}
