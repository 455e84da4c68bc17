import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

type Props = {
  readonly label: string;
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
};

/** One checkbox for all password fields of a form. */
export function ShowPassword({ label, isShown, onChange }: Props) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox checked={isShown} onChange={(event) => onChange(event.target.checked)} />}
    />
  );
}
