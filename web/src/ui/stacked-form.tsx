import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';

/** Fields under one another; the contract's rules replace the browser's own bubbles. */
export function StackedForm(props: Pick<ComponentProps<'form'>, 'onSubmit' | 'children'>) {
  return (
    <Box component="form" noValidate {...props} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }} />
  );
}
