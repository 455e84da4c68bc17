import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@nearbite/contract/limits';
import { useConfigQuery } from '../../../lib/config.api.ts';
import { useLogFailure } from '../../../lib/use-log-failure.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingText } from '../../../ui/loading-text.tsx';
import { RetryLine } from '../../../ui/retry-line.tsx';
import { RADIUS } from '../../../ui/theme.ts';
import { DEFAULT_CENTRE } from '../../maps/map-defaults.ts';
import { useNearbyRestaurantsQuery } from '../api.ts';
import { GoogleMap } from '../components/google-map.tsx';
import { RestaurantMap } from '../components/restaurant-map.tsx';

const HEIGHT_PX = 500;

/** /map: the restaurants around the centre as markers. */
export default function MapPage() {
  const config = useConfigQuery();
  const {
    data: restaurants = [],
    error,
    refetch,
  } = useNearbyRestaurantsQuery({
    query: { ...DEFAULT_CENTRE, limit: LIMITS.pageSize.max },
  });
  useLogFailure('Error fetching nearby restaurants:', error);

  return (
    <Box sx={{ pt: { xs: 3, md: 5 } }}>
      <Typography variant="h1" sx={{ mb: 2.5 }}>
        Google Map
      </Typography>
      {error !== undefined && <RetryLine text="The restaurants could not be loaded." onRetry={refetch} />}
      <Box
        sx={{
          position: 'relative',
          isolation: 'isolate',
          height: HEIGHT_PX,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: RADIUS.card,
          '& .leaflet-container': { height: '100%', bgcolor: 'brand.tint', font: 'inherit' },
        }}
      >
        {config.data ? (
          <ChosenMap googleKey={config.data.google_maps_api_key} restaurants={restaurants} />
        ) : config.error ? (
          <ErrorState title="The map could not be loaded." onRetry={config.refetch} />
        ) : (
          <LoadingText />
        )}
      </Box>
    </Box>
  );
}

type ChosenProps = Parameters<typeof RestaurantMap>[0] & { readonly googleKey: string | null };

const ChosenMap = ({ googleKey, restaurants }: ChosenProps) =>
  googleKey === null ? (
    <RestaurantMap restaurants={restaurants} />
  ) : (
    <GoogleMap apiKey={googleKey} restaurants={restaurants} />
  );
