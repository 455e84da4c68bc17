import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { RADIUS } from '../../../ui/theme.ts';

/** The main picture of a dish is as high as this, loaded or not. */
export const DISH_PICTURE_RATIO = '15 / 11';

type Props = { readonly picture: ReactNode; readonly children: ReactNode };

/** A dish's pictures beside what is said of it; on phones above. */
export function DishColumns({ picture, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 11fr) minmax(0, 10fr)' },
        alignItems: 'start',
        gap: { xs: 2.5, md: 5.5 },
        pt: { xs: 0, md: 4 },
        pb: { xs: 10, md: 4 },
      }}
    >
      <Box sx={{ position: { md: 'sticky' }, top: { md: 92 }, minWidth: 0 }}>{picture}</Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

export function DishSkeleton() {
  return (
    <div role="status" aria-label="Loading the dish">
      <DishColumns
        picture={
          <Skeleton
            variant="rectangular"
            height="auto"
            sx={{ aspectRatio: DISH_PICTURE_RATIO, borderRadius: RADIUS.hero, mt: { xs: 2, md: 0 } }}
          />
        }
      >
        <Skeleton width="40%" />
        <Skeleton width="80%" height={56} />
        <Skeleton width="55%" />
        <Skeleton width="35%" height={48} sx={{ my: 1 }} />
        <Skeleton />
        <Skeleton width="70%" />
        <Skeleton variant="rounded" height={48} sx={{ mt: 4 }} />
        <Skeleton variant="rounded" height={48} sx={{ mt: 2 }} />
      </DishColumns>
    </div>
  );
}
