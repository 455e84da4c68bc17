import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { PICTURE_RATIO } from '../../../ui/food-picture.tsx';
import { CardFrame } from './card-frame.tsx';

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

type SkeletonProps = {
  /** Said to screen readers, unless the page around says it. */
  readonly label?: string;
};

/** Cards that are on their way. */
export function CardGridSkeleton({ label }: SkeletonProps) {
  return (
    <div {...(label !== undefined && { role: 'status', 'aria-label': label })}>
      <CardGrid>
        {PLACEHOLDERS.map((key) => (
          <CardFrame key={key} component="div">
            <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: PICTURE_RATIO }} />
            <Box sx={{ p: 2 }}>
              <Skeleton width="70%" height={28} />
              <Skeleton width="90%" />
              <Skeleton width="45%" sx={{ mt: 1 }} />
            </Box>
          </CardFrame>
        ))}
      </CardGrid>
    </div>
  );
}
