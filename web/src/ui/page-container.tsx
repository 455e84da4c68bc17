import Box, { type BoxProps } from '@mui/material/Box';
import { MEASURE_PX } from './theme.ts';

/** The common measure and gutters of bar, pages and footer. */
export function PageContainer({ sx, ...rest }: BoxProps) {
  return (
    <Box
      {...rest}
      sx={[
        { width: '100%', maxWidth: MEASURE_PX, mx: 'auto', px: { xs: '16px', md: '24px' } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
