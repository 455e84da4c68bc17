import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { namesOf } from '@nearbite/contract/names-of';
import { type ManualWeather, manualWeather } from '@nearbite/domain/weather';

type Props = {
  readonly label: string;
  readonly chosen: ManualWeather | undefined;
  readonly onChoose: (choice: ManualWeather) => void;
};

const CHOICES = namesOf(manualWeather);

/** The weather by hand. */
export function WeatherChoice({ label, chosen, onChoose }: Props) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}
    >
      <Box component="span" aria-hidden sx={{ color: 'text.secondary', mr: 0.5 }}>
        {label}
      </Box>
      {CHOICES.map((choice) => (
        <Chip
          key={choice}
          label={manualWeather[choice].label}
          aria-pressed={choice === chosen}
          color={choice === chosen ? 'primary' : 'default'}
          variant={choice === chosen ? 'filled' : 'outlined'}
          onClick={() => onChoose(choice)}
          sx={{ height: 40, borderRadius: 999, px: 0.75, fontSize: '0.9375rem', fontWeight: 600 }}
        />
      ))}
    </Box>
  );
}
