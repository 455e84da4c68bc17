import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AS_TABLE } from '../../../ui/tables/data-table.tsx';
import { TwoLines } from '../../../ui/tables/two-lines.tsx';

type Props = { readonly children: ReactNode; readonly email: string };

/** A name with its e-mail address, which is hard to read in pieces: usual ones fit a line, others break before the @. */
export function PersonLines({ children, email }: Props) {
  const at = email.lastIndexOf('@');
  const second = (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
  return (
    <Box sx={{ minWidth: 0, [AS_TABLE]: { minWidth: 184 } }}>
      <TwoLines second={second}>{children}</TwoLines>
    </Box>
  );
}
