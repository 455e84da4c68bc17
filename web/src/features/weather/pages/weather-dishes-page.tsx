import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { manualWeather } from '@nearbite/domain/weather';
import { CloudOff } from 'lucide-react';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FailureLine } from '../../../ui/failure-line.tsx';
import { RetryLine } from '../../../ui/retry-line.tsx';
import { Suggestions } from '../components/suggestions.tsx';
import { TurnedWeather } from '../components/turned-weather.tsx';
import { WeatherCard } from '../components/weather-card.tsx';
import { WeatherChoice } from '../components/weather-choice.tsx';
import { useWeatherSuggestions } from '../use-weather-suggestions.ts';

export default function WeatherDishesPage() {
  const { weather, choice, choose, suggestions, isLoading, isWeatherDown, ...rest } = useWeatherSuggestions();
  const { measured, dishes } = rest;
  return (
    <Box sx={{ py: { xs: 3, md: 5 } }}>
      <Typography variant="h2" component="h1" sx={{ mb: 2.5 }}>
        Weather-Based Food Suggestions
      </Typography>
      {weather && suggestions && (
        <WeatherCard
          weather={weather}
          chosen={choice && manualWeather[choice].label}
          reason={suggestions.reason}
          foods={suggestions.foods}
        />
      )}
      {weather && choice === undefined && <FailureLine query={measured} what="the weather" />}
      {isWeatherDown && <WeatherDown onRetry={rest.retryWeather} />}
      {(isWeatherDown || suggestions) && (
        <WeatherChoice
          label={isWeatherDown ? 'How is it outside?' : 'In the mood for other weather?'}
          chosen={choice}
          onChoose={choose}
        />
      )}
      {isLoading && <Loading />}
      {suggestions ? (
        <FailureLine query={dishes} what="the suggestions" />
      ) : (
        weather &&
        dishes.isError &&
        !dishes.isFetching && (
          <ErrorState title="The suggestions could not be loaded." onRetry={dishes.refetch} />
        )
      )}
      <TurnedWeather reason={suggestions?.reason} isMeasured={choice === undefined}>
        {!isLoading && suggestions && (
          <Suggestions groups={suggestions.groups} dishes={suggestions.dishes} basis={suggestions.basis} />
        )}
      </TurnedWeather>
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
      <RetryLine text="The weather is not available right now." onRetry={onRetry} />
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
      Loading suggestions...
    </Box>
  );
}
