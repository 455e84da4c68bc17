import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { RADIUS } from '../../../ui/theme.ts';

type Stat = { readonly label: string; readonly value: string | undefined };

const MAX_COLUMNS = 3;

/** Cards with one big number each; the numbers are on their way while undefined. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: `repeat(${Math.min(stats.length, MAX_COLUMNS)}, minmax(0, 1fr))`,
        },
        gap: { xs: 1.5, md: 2.5 },
        // On phones, where two stand side by side, an odd last one takes the whole row.
        '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        m: 0,
        mb: 2.5,
      }}
    >
      {stats.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            p: { xs: 1.5, md: 2.5 },
            border: 1,
            borderColor: 'divider',
            borderRadius: RADIUS.card,
            bgcolor: 'background.paper',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              mt: 0.5,
              fontSize: { xs: '1.1875rem', md: '1.75rem' },
              fontWeight: 750,
              letterSpacing: '-0.025em',
              lineHeight: 1.2,
              overflowWrap: 'anywhere',
            }}
          >
            {value ?? <Skeleton width="60%" />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
