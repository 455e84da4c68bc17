import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
};

/** One of a few, all of them in sight. */
export function Choice<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        // The group offers nothing but its own options.
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {Object.entries<string>(options).map(([option, text]) => (
          <FormControlLabel key={option} value={option} control={<Radio />} label={text} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
