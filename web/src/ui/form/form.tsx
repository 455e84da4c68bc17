import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { FormEvent, KeyboardEventHandler, ReactNode, Ref } from 'react';

type Props = {
  readonly onSubmit: () => unknown;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly sx: SxProps<Theme>;
  readonly 'aria-label'?: string;
  readonly ref?: Ref<HTMLFormElement>;
  readonly children: ReactNode;
};

/** A form of any layout, sent by the page alone; the contract's rules replace the browser's own bubbles. */
export const Form = ({ onSubmit, ...props }: Props) => (
  <Box
    component="form"
    noValidate
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      void onSubmit();
    }}
    {...props}
  />
);
