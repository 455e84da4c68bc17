import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = { readonly tone: 'good' | 'waiting' | 'bad'; readonly children: ReactNode };

/** A state in one word; the word carries the meaning, the colour only helps. */
export function StatusChip({ tone, children }: Props) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1.25,
        py: 0.25,
        borderRadius: '999px',
        color: `status.${tone}.text`,
        bgcolor: `status.${tone}.tint`,
        fontSize: '0.8125rem',
        fontWeight: 650,
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
