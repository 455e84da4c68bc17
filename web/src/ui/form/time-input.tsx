import OutlinedInput from '@mui/material/OutlinedInput';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A time of day, "18:30". */
export function TimeInput({ label, value, onChange }: Props) {
  return (
    <OutlinedInput
      type="time"
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-label': label }}
      sx={timeStyles}
    />
  );
}

/** Wide enough for "12:00 PM": the browser cuts a time that does not fit, and leaves 24 pixels before its clock. */
const timeStyles = {
  flex: { xs: '1 1 112px', sm: '0 0 144px' },
  minWidth: 112,
  maxWidth: 144,
  '& input': { px: { xs: 1, sm: 1.25 } },
  '& input::-webkit-calendar-picker-indicator': { p: 0, ml: '4px' },
} as const;
