import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RADIUS } from './theme.ts';

type Props = { readonly title: string; readonly intro?: string; readonly children: ReactNode };

/** The frame of the account forms: one narrow card with the page's heading. */
export function FormCard({ title, intro, children }: Props) {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 460,
        mx: 'auto',
        my: { xs: 3, md: 7 },
        p: { xs: 2.5, sm: 4.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: RADIUS.hero,
        bgcolor: 'background.paper',
        boxShadow: '0 30px 60px -48px rgb(120 50 20 / 0.5)',
      }}
    >
      <Typography variant="h2" component="h1" sx={{ mb: intro ? 0.5 : 2.5 }}>
        {title}
      </Typography>
      {intro && <Typography sx={{ mb: 2.5, color: 'text.secondary' }}>{intro}</Typography>}
      {children}
    </Box>
  );
}
