import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { Position } from '../../../lib/place/geolocation.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { LazyPlacePicker } from '../../../ui/maps/lazy-place-picker.tsx';
import type { Place } from '../use-restaurant-place.ts';

type Props = {
  readonly place: Place;
  readonly onChoose: (position: Position) => void;
  readonly error: string | undefined;
};

const HINTS: Readonly<Record<Place['state'], string>> = {
  asking: 'We are asking your browser where you are. You can also click the map.',
  refused: 'Click the map where your restaurant is.',
  known: 'Move the pin if your restaurant is somewhere else.',
};

/** Where customers and riders find it. Asked of the browser first, always correctable on the map. */
export function PlaceSection({ place, onChoose, error }: Props) {
  return (
    <Box component="section" aria-labelledby="restaurant-place">
      <Typography id="restaurant-place" component="h2" sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
        Location
      </Typography>
      <Typography variant="body2" role="status" sx={{ mb: 1, color: 'text.secondary' }}>
        {HINTS[place.state]}
      </Typography>
      {place.state === 'refused' && (
        <Box sx={{ mb: 1.5 }}>
          <MessageAlert tone="bad" isHint>
            Your browser did not tell us where you are. Allow the location for this site, or choose the place
            on the map: customers find restaurants by it.
          </MessageAlert>
        </Box>
      )}
      <LazyPlacePicker
        // The map opens anew where the browser says we are.
        key={place.state === 'asking' ? 'asking' : 'settled'}
        value={place.position}
        onChange={onChoose}
        label="Map to choose where the restaurant is"
      />
      {error !== undefined && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
