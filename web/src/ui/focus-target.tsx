import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

type Props = { readonly ref: Ref<HTMLDivElement>; readonly children: ReactNode };

/** What a form focuses when a value without a single input is refused, so that its message comes into sight. */
export const FocusTarget = ({ ref, children }: Props) => (
  <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
    {children}
  </Box>
);
