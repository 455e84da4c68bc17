import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { allergenNames } from '../../../../ui/food/allergy-warning.tsx';
import { useAllergies } from '../../../accounts/index.ts';
import * as texts from './share-allergies.texts.ts';

type Props = { readonly isShared: boolean; readonly onChange: (isShared: boolean) => void };

/** Nobody's health is told to a kitchen unasked: it starts out unticked. */
export function ShareAllergies({ isShared, onChange }: Props) {
  const allergies = useAllergies();
  if (allergies.length === 0) return null;
  return (
    <FormControlLabel
      control={<Checkbox checked={isShared} onChange={(event) => onChange(event.target.checked)} />}
      label={texts.tellKitchen(allergenNames(allergies))}
      sx={{ alignItems: 'flex-start', '.MuiFormControlLabel-label': { py: '9px', overflowWrap: 'anywhere' } }}
    />
  );
}
