import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = { readonly id: string; readonly children: ReactNode; readonly aside?: ReactNode };

/** Names a part of a page; `id` is what the section's aria-labelledby points to. */
export function SectionHeading({ id, children, aside }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: 1,
        mt: { xs: 4, md: 6 },
        mb: 2.5,
      }}
    >
      <Typography id={id} variant="h2">
        {children}
      </Typography>
      {aside && <Box sx={{ color: 'text.secondary' }}>{aside}</Box>}
    </Box>
  );
}
