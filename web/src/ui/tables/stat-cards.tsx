import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { CARD } from '../theme/measures.ts';

type Stat = { readonly label: string; readonly value: string | undefined };

const MAX_COLUMNS = 3;
/** None stands alone in a row: four are two and two. */
const columnsFor = (count: number) => (count === 4 ? 2 : Math.min(count, MAX_COLUMNS));
const COMPACT = 'compact';
const PHONE = '@media (max-width: 599.95px)';

const compactStyles = {
  display: 'block',
  py: 1,
  ...CARD,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 2, px: 2, py: 0.5, border: 0 },
  '& dd': { m: 0, fontSize: '1rem', fontWeight: 650, letterSpacing: 0, textAlign: 'right' },
} as const;

type Props = {
  readonly stats: readonly Stat[];
  /** On phones one block of lines, for pages whose figures are not what one came for. */
  readonly isCompact?: boolean;
};

/** Cards with one big number each; the numbers are on their way while undefined. */
export function StatCards({ stats, isCompact = false }: Props) {
  return (
    <Box
      component="dl"
      className={isCompact ? COMPACT : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: `repeat(${columnsFor(stats.length)}, minmax(0, 1fr))`,
        },
        gap: { xs: 1.5, md: 2.5 },
        // On phones, where two stand side by side, an odd last one takes the whole row.
        '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        m: 0,
        mb: 2.5,
        [`&.${COMPACT}`]: { [PHONE]: compactStyles },
      }}
    >
      {stats.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            p: { xs: 1.5, md: 2.5 },
            ...CARD,
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
