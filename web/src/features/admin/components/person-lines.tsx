import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CellText } from '../../../ui/tables/cell-text.tsx';
import { AS_TABLE } from '../../../ui/tables/data-table.tsx';

type Props = { readonly children: ReactNode; readonly email: string };

/** A name with its e-mail address, which is hard to read in pieces: usual ones fit a line, others break before the @. */
export function PersonLines({ children, email }: Props) {
  const at = email.lastIndexOf('@');
  const second = (
    <bdi dir="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
  return (
    <Box sx={{ minWidth: 0, [AS_TABLE]: { minWidth: 184 } }}>
      <CellText second={second}>{children}</CellText>
    </Box>
  );
}
