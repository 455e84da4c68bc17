import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { findPosition } from '../../../lib/geolocation.ts';
import { keepDevicePosition, type Place } from '../../../lib/place.ts';
import { doorText } from '../place-note.ts';

type Props = {
  readonly place: Place;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
};

/** The place in the top bar becomes the pin of the address only when the customer says that it is the same. */
export function PlaceAsAddress({ place, isChecked, onChange }: Props) {
  const helpId = useId();
  const change = async (isNow: boolean) => {
    onChange(isNow);
    if (!isNow || place.kind !== 'device') return;
    // What the top bar knows may be from before the person went on: "now" is what the device says.
    const position = await findPosition();
    if (position) keepDevicePosition(position);
  };
  return (
    <>
      <FormControlLabel
        sx={{ mt: 1 }}
        control={
          <Checkbox
            checked={isChecked}
            onChange={(event) => void change(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={`Deliver to ${doorText(place)}`}
      />
      <FormHelperText id={helpId} sx={{ m: 0 }}>
        {isChecked
          ? 'Delivery area and fee go by it, and the rider is shown the way there.'
          : 'Without it the rider goes by the written address alone.'}
      </FormHelperText>
    </>
  );
}
