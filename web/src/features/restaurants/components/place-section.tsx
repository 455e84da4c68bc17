import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { Position } from '../../../lib/place/geolocation.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { LazyPlacePicker } from '../../../ui/maps/lazy-place-picker.tsx';
import * as texts from '../restaurants.texts.ts';
import type { Place } from '../use-restaurant-place.ts';

type Props = {
  readonly place: Place;
  readonly onChoose: (position: Position) => void;
  readonly error: string | undefined;
};

const HINTS: Readonly<Record<Place['state'], string>> = {
  asking: texts.askingBrowser,
  refused: texts.clickTheMap,
  known: texts.moveThePin,
};

/** Where customers and riders find it. Asked of the browser first, always correctable on the map. */
export function PlaceSection({ place, onChoose, error }: Props) {
  return (
    <Box component="section" aria-labelledby="restaurant-place">
      <Typography id="restaurant-place" component="h2" sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
        {texts.location}
      </Typography>
      <Typography variant="body2" role="status" sx={{ mb: 1, color: 'text.secondary' }}>
        {HINTS[place.state]}
      </Typography>
      {place.state === 'refused' && (
        <Box sx={{ mb: 1.5 }}>
          <MessageAlert tone="bad" isHint>
            {texts.browserDidNotTell}
          </MessageAlert>
        </Box>
      )}
      <LazyPlacePicker
        // The map opens anew where the browser says we are.
        key={place.state === 'asking' ? 'asking' : 'settled'}
        value={place.position}
        onChange={onChoose}
        label={texts.mapToChoosePlace}
      />
      {error !== undefined && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
