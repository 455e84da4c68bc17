import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SideMenu } from './customer-menu.tsx';

type Props = {
  /** The page's heading. */
  readonly title: string;
  readonly children: ReactNode;
};

/** The frame of every page of the customer's area: side menu, heading, content. */
export function CustomerArea({ title, children }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
        gap: { xs: 2.5, md: 5 },
        alignItems: 'start',
        py: { xs: 3, md: 5 },
      }}
    >
      <SideMenu />
      <Box component="section" aria-labelledby="customer-area-title">
        <Typography id="customer-area-title" variant="h2" component="h1" sx={{ mb: 3 }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
