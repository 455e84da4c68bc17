import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { RADIUS } from '../../../ui/theme.ts';

/** A restaurant's picture is as high as this, loaded or not. */
export const STORE_PICTURE_RATIO = '16 / 10';

type Props = { readonly picture: ReactNode; readonly children: ReactNode };

/** A restaurant's picture beside what is said of it; on phones above. */
export function StoreHead({ picture, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        alignItems: 'center',
        gap: { xs: 2, md: 5 },
      }}
    >
      <Box sx={{ overflow: 'hidden', borderRadius: RADIUS.hero }}>{picture}</Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

export function StoreHeadSkeleton() {
  return (
    <StoreHead
      picture={<Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: STORE_PICTURE_RATIO }} />}
    >
      <Skeleton width="75%" height={56} />
      <Skeleton width="45%" sx={{ my: 1 }} />
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton width="20%" sx={{ mt: 1 }} />
    </StoreHead>
  );
}
