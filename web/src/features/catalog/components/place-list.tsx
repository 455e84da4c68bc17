import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CITIES, type Place } from '../places.ts';

type Props = { readonly onChoose: (place: Place) => void };

/** The cities with their areas, one tap each. */
export function PlaceList({ onChoose }: Props) {
  return CITIES.map(({ city, places }) => (
    <div key={city}>
      <Typography component="h3" variant="h4" sx={{ mb: 1 }}>
        {city}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {places.map((place) => (
          <Button key={place.name} variant="outlined" onClick={() => onChoose(place)}>
            {place.name}
          </Button>
        ))}
      </Box>
    </div>
  ));
}
