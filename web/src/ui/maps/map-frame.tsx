import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = { readonly heightPx: number; readonly children: ReactNode };

/** Around a map. */
export const MapFrame = ({ heightPx, children }: Props) => (
  <Box
    sx={{
      position: 'relative',
      // Leaflet's layers have high z-indices of their own; they must stay below the top bar.
      isolation: 'isolate',
      height: heightPx,
      overflow: 'hidden',
      border: 1,
      borderColor: 'divider',
      borderRadius: '18px',
      '& .leaflet-container': { height: '100%', bgcolor: 'brand.tint', font: 'inherit' },
    }}
  >
    {children}
  </Box>
);
