import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { CARD } from '../theme/measures.ts';

/** Without a heading it has an aria-label. */
type Props = BoxProps & { readonly heading?: ReactNode };

/** A card with a heading of its own. */
export function Panel({ heading, children, sx, ...rest }: Props) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={heading === undefined ? undefined : id}
      {...rest}
      sx={[
        {
          p: { xs: 2, sm: 3 },
          ...CARD,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {heading && (
        <Typography id={id} component="h2" variant="h3" sx={{ mb: 2 }}>
          {heading}
        </Typography>
      )}
      {children}
    </Box>
  );
}
