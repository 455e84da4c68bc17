import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = { readonly label: string; readonly heightPx: number; readonly children: ReactNode };

/** Around a Leaflet map; names it for people who do not see it. */
export const MapFrame = ({ label, heightPx, children }: Props) => (
  <Box
    role="group"
    aria-label={label}
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
