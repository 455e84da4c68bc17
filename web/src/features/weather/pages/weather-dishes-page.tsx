import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { namesOf } from '@nearbite/contract/names-of';
import { type ManualWeather, manualWeather } from '@nearbite/domain/weather';
import { CloudOff } from 'lucide-react';
import { FailureLine } from '../../../ui/feedback/failure-line.tsx';
import { RetryLine } from '../../../ui/feedback/retry-line.tsx';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { Suggestions } from '../components/suggestions.tsx';
import { WeatherCard } from '../components/weather-card.tsx';
import { WeatherChangeNotice } from '../components/weather-change-notice.tsx';
import { useWeatherSuggestions } from '../use-weather-suggestions.ts';
import * as texts from '../weather.texts.ts';

export default function WeatherDishesPage() {
  const { weather, choice, choose, suggestions, isLoading, isWeatherDown, ...rest } = useWeatherSuggestions();
  const { measured, dishes } = rest;
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h2" component="h1" sx={{ mb: 2.5 }}>
        {texts.weatherSuggestions}
      </Typography>
      {weather && suggestions && (
        <WeatherCard
          weather={weather}
          chosen={choice && manualWeather[choice].label}
          reason={suggestions.reason}
          foods={suggestions.foods}
        />
      )}
      {weather && choice === undefined && <FailureLine query={measured} what={texts.theWeather} />}
      {isWeatherDown && <WeatherDown onRetry={rest.retryWeather} />}
      {(isWeatherDown || suggestions) && (
        <WeatherChoice
          label={isWeatherDown ? texts.howIsItOutside : texts.otherWeather}
          chosen={choice}
          onChoose={choose}
        />
      )}
      {isLoading && <Loading />}
      {suggestions ? (
        <FailureLine query={dishes} what={texts.theSuggestions} />
      ) : (
        weather &&
        dishes.isError &&
        !dishes.isFetching && <ErrorState title={texts.suggestionsFailed} onRetry={dishes.refetch} />
      )}
      <WeatherChangeNotice reason={suggestions?.reason} isMeasured={choice === undefined}>
        {!isLoading && suggestions && (
          <Suggestions groups={suggestions.groups} dishes={suggestions.dishes} basis={suggestions.basis} />
        )}
      </WeatherChangeNotice>
    </Box>
  );
}

function WeatherDown({ onRetry }: { onRetry: () => void }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        mt: 2,
        p: 2,
        borderRadius: '16px',
        bgcolor: 'brand.tint',
      }}
    >
      <CloudOff size={28} strokeWidth={1.75} aria-hidden style={{ flex: 'none' }} />
      <RetryLine text={texts.weatherUnavailable} onRetry={onRetry} />
    </Box>
  );
}

function Loading() {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        py: 10,
        color: 'text.secondary',
      }}
    >
      <CircularProgress size={26} aria-hidden />
      {texts.loadingSuggestions}
    </Box>
  );
}

type Props = {
  readonly label: string;
  readonly chosen: ManualWeather | undefined;
  readonly onChoose: (choice: ManualWeather) => void;
};

const CHOICES = namesOf(manualWeather);

/** The weather by hand. */
function WeatherChoice({ label, chosen, onChoose }: Props) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}
    >
      <Box component="span" aria-hidden sx={{ color: 'text.secondary', marginInlineEnd: 0.5 }}>
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
