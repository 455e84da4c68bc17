import Box from '@mui/material/Box';
import { latitude, longitude } from '@nearbite/contract/fields';
import { useState } from 'react';
import type { Position } from '../../lib/place/geolocation.ts';
import { FormField } from '../form/form-field.tsx';
import * as texts from './maps.texts.ts';

type Props = { readonly value: Position | undefined; readonly onChange: (position: Position) => void };
type Typed = { readonly latitude: string; readonly longitude: string };

const textsOf = (value: Position | undefined): Typed => ({
  latitude: value === undefined ? '' : String(value.latitude),
  longitude: value === undefined ? '' : String(value.longitude),
});

/** The chosen place in numbers: a readout of the pin, and a way to set it by keyboard. */
export function CoordinateFields({ value, onChange }: Props) {
  const [typed, setTyped] = useState<Typed>(textsOf(value));
  const [shownFor, setShownFor] = useState(value);
  // The pin was moved elsewhere: what was typed before is out of date.
  if (value !== shownFor) {
    setShownFor(value);
    if (value?.latitude !== Number(typed.latitude) || value?.longitude !== Number(typed.longitude)) {
      setTyped(textsOf(value));
    }
  }

  const change = (next: Typed) => {
    setTyped(next);
    const [lat, lng] = [latitude.safeParse(next.latitude), longitude.safeParse(next.longitude)];
    if (lat.success && lng.success) onChange({ latitude: lat.data, longitude: lng.data });
  };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
      <FormField
        label={texts.latitude}
        value={typed.latitude}
        onChange={(event) => change({ ...typed, latitude: event.target.value })}
        error={messageOf(latitude.safeParse(typed.latitude), typed.latitude)}
        inputProps={{ inputMode: 'decimal' }}
        autoComplete="off"
      />
      <FormField
        label={texts.longitude}
        value={typed.longitude}
        onChange={(event) => change({ ...typed, longitude: event.target.value })}
        error={messageOf(longitude.safeParse(typed.longitude), typed.longitude)}
        inputProps={{ inputMode: 'decimal' }}
        autoComplete="off"
      />
    </Box>
  );
}

/** An empty field is not wrong yet. */
const messageOf = (result: ReturnType<typeof latitude.safeParse>, text: string) =>
  text === '' ? undefined : result.error?.issues[0]?.message;
