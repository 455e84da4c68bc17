import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AS_TABLE, AS_WIDE_TABLE } from './data-table.tsx';

/** What takes something away is not hit in passing. */
const APART = { marginInlineStart: 2, '& + *': { marginInlineStart: 2 } } as const;

type Props = {
  /** In a wide table all stay beside each other, however narrow the column would be, in any other two of them. */
  readonly isOneLine?: boolean;
  readonly children: ReactNode;
};

/** The buttons of a row: in a table they begin where its columns do, on a card they end at its edge. */
export function RowActions({ isOneLine = false, children }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        [AS_TABLE]: { justifyContent: 'flex-start', minWidth: isOneLine ? 180 : 0 },
        [AS_WIDE_TABLE]: { flexWrap: isOneLine ? 'nowrap' : 'wrap' },
        gap: 1,
        '& > .MuiButton-colorError, & > .MuiIconButton-colorError': APART,
      }}
    >
      {children}
    </Box>
  );
}
