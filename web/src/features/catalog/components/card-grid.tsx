import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';

const PLACEHOLDERS = ['a', 'b', 'c', 'd'] as const;

export function CardGrid({ children, isBusy = false }: { children: ReactNode; isBusy?: boolean }) {
  return (
    <Box
      aria-busy={isBusy}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 258px), 1fr))',
        gap: { xs: 2, md: '22px' },
        opacity: isBusy ? 0.6 : 1,
        transition: 'opacity 160ms',
      }}
    >
      {children}
    </Box>
  );
}

/** Cards that are on their way. */
export function CardGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <CardGrid>
        {PLACEHOLDERS.map((key) => (
          <div key={key}>
            <Skeleton variant="rounded" height={220} />
            <Skeleton width="70%" height={32} sx={{ mt: 1 }} />
            <Skeleton width="45%" />
            <Skeleton width="90%" />
          </div>
        ))}
      </CardGrid>
    </div>
  );
}
