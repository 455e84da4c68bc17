import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LibraryTheme } from '../theme/library-theme.tsx';
import { CARD } from '../theme/measures.ts';

type Props = {
  readonly text: ReactNode;
  /** Where it leads. */
  readonly children: ReactNode;
};

/** A sentence that comes before everything else on a page, with the way on. */
export const NoticeCard = ({ text, children }: Props) => (
  <LibraryTheme>
    <Box sx={lineStyles}>
      <Box role="status" sx={{ flex: '1 1 180px', minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      {children}
    </Box>
  </LibraryTheme>
);

const lineStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: 2,
  p: 1.5,
  ...CARD,
} as const;
