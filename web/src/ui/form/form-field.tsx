import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

type Props = Omit<OutlinedInputProps, 'error' | 'label' | 'id'> & {
  readonly label: string;
  /** Shown beside the field and read out with it, as the error is. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

/** Looks like what it is: to be read. */
const READ_ONLY = { bgcolor: 'background.default', color: 'text.secondary' };

export function FormField({ label, hint, error, inputMode, inputProps, ...input }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <FormControl error={error !== undefined} fullWidth sx={{ gap: '6px' }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...(input.readOnly && { sx: READ_ONLY })}
        {...input}
        id={id}
        // On the wrapper, where the library would put it, it chooses no keyboard.
        inputProps={{
          dir: 'auto',
          ...inputProps,
          ...(inputMode && { inputMode }),
          'aria-describedby': described || undefined,
        }}
      />
      {hint !== undefined && (
        <FormHelperText id={hintId} error={false}>
          {hint}
        </FormHelperText>
      )}
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
