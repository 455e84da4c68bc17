import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = {
  readonly id?: string;
  readonly children: ReactNode;
  readonly intro?: ReactNode;
  readonly action?: ReactNode;
};

export function PageHeading({ id, children, intro, action }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        gap: 2,
        mb: 3,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
        {intro && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{intro}</Typography>}
      </Box>
      {action}
    </Box>
  );
}
