import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = {
  /** What it is about. */
  readonly children: ReactNode;
  /** The quiet line below. */
  readonly second: ReactNode;
};

export function CellText({ children, second }: Props) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {children}
      {second && (
        <Box data-second sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {second}
        </Box>
      )}
    </Box>
  );
}
