import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

type Props = Omit<OutlinedInputProps, 'error' | 'label' | 'id'> & {
  readonly label: string;
  /** Shown beside the field and read out with it. */
  readonly error?: string | undefined;
};

/** Looks like what it is: to be read. */
const READ_ONLY = { bgcolor: 'background.default', color: 'text.secondary' };

export function FormField({ label, error, inputProps, ...input }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <FormControl error={error !== undefined} fullWidth sx={{ gap: '6px' }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...(input.readOnly && { sx: READ_ONLY })}
        {...input}
        id={id}
        inputProps={{ ...inputProps, 'aria-describedby': error === undefined ? undefined : errorId }}
      />
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
