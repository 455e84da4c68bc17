import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Position } from '../../../lib/geolocation.ts';
import { MessageAlert } from '../../../ui/message-alert.tsx';
import { LazyPlacePicker } from '../../maps/lazy-place-picker.tsx';

type Props = {
  readonly isRefused: boolean;
  readonly value: Position | undefined;
  readonly onChange: (place: Position) => void;
};

/** The second way to say where one is, offered when the browser could not tell. */
export function PlaceInstead({ isRefused, value, onChange }: Props) {
  const [isMapOpen, setIsMapOpen] = useState(false);
  if (!isRefused && !isMapOpen) return null;
  return (
    <>
      {isRefused && value === undefined && (
        <MessageAlert
          tone="bad"
          action={
            !isMapOpen && (
              <Link
                component="button"
                type="button"
                color="inherit"
                onClick={() => setIsMapOpen(true)}
                sx={{ font: 'inherit', fontWeight: 650, minHeight: 32, textAlign: 'left' }}
              >
                Choose the place on a map
              </Link>
            )
          }
        >
          Unable to retrieve your location. Please try again.
        </MessageAlert>
      )}
      {isMapOpen && (
        <Box component="section" aria-labelledby="place-heading">
          <Typography id="place-heading" component="h2" variant="h4" sx={{ mb: 1 }}>
            {value === undefined ? 'Click the map where you are' : 'Your place is set'}
          </Typography>
          <LazyPlacePicker value={value} onChange={onChange} />
        </Box>
      )}
    </>
  );
}
