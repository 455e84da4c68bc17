import Box, { type BoxProps } from '@mui/material/Box';
import { RADIUS } from '../../../ui/theme/measures.ts';

/** The white card the parts of the voice page lie on. */
export function Panel({ sx, ...rest }: BoxProps) {
  return (
    <Box
      component="section"
      {...rest}
      sx={[
        {
          p: { xs: 2, sm: 3 },
          border: 1,
          borderColor: 'divider',
          borderRadius: { xs: RADIUS.card, md: '24px' },
          bgcolor: 'background.paper',
          boxShadow: '0 24px 48px -40px rgb(120 50 20 / 0.45)',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
