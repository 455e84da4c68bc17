import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { RADIUS } from '../../../../ui/theme/measures.ts';

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
    <FormControl fullWidth>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        sx={groupStyles}
        aria-labelledby={id}
        value={value}
        // The group offers nothing but its own options.
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {Object.entries<string>(options).map(([option, text]) => (
          <FormControlLabel key={option} value={option} control={<Radio />} label={text} sx={optionStyles} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const groupStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
  gap: 1,
  mt: 0.5,
} as const;

/** A button of 48 that says with its ring, too, which one is chosen. */
const optionStyles = {
  minHeight: 48,
  m: 0,
  paddingInlineEnd: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: RADIUS.option,
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'brand.tint', fontWeight: 650 },
} as const;
