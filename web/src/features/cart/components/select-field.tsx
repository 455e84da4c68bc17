import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Select from '@mui/material/Select';
import { type ReactNode, type Ref, useId } from 'react';

type Props = {
  readonly label: string;
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly hint?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLElement>;
  readonly children: ReactNode;
};

export function SelectField({ label, value, hint, onChange, inputRef, children }: Props) {
  const id = useId();
  return (
    <FormControl fullWidth sx={{ gap: '6px', minWidth: 0 }}>
      <FormLabel id={id}>{label}</FormLabel>
      <Select
        labelId={id}
        value={value}
        displayEmpty
        inputRef={inputRef}
        onChange={({ target }) => onChange(target.value)}
        {...(value === '' && { renderValue: () => 'Choose' })}
      >
        {children}
      </Select>
      {hint !== undefined && <FormHelperText role="status">{hint}</FormHelperText>}
    </FormControl>
  );
}
