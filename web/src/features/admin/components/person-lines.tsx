import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AS_WIDE_TABLE } from '../../../ui/data-table.tsx';
import { TwoLines } from '../../../ui/two-lines.tsx';

type Props = { readonly children: ReactNode; readonly email: string };

/** A name with its e-mail address, which may be broken anywhere but is hard to read in pieces: usual ones fit a line. */
export function PersonLines({ children, email }: Props) {
  return (
    <Box sx={{ minWidth: 0, [AS_WIDE_TABLE]: { minWidth: 184 } }}>
      <TwoLines second={email}>{children}</TwoLines>
    </Box>
  );
}
