import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MapBounds } from '@nearbite/contract/catalog/catalog';
import { latitude, longitude } from '@nearbite/contract/fields';
import { mapCentre } from '@nearbite/domain/countries/countries';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { useLogFailure } from '../../../lib/browser/use-log-failure.ts';
import type { Position } from '../../../lib/place/geolocation.ts';
import { FailureLine } from '../../../ui/feedback/failure-line.tsx';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import { RADIUS } from '../../../ui/theme/measures.ts';
import { useConfigQuery } from '../../platform/index.ts';
import { useMapRestaurantsQuery } from '../api.ts';
import * as texts from '../catalog.texts.ts';
import { GoogleMap } from '../components/restaurant/google-map.tsx';
import { RestaurantMap, type RestaurantMapProps } from '../components/restaurant/restaurant-map.tsx';
import * as pageTexts from './map-page.texts.ts';

const HEIGHT_PX = 500;
/** A map that is still being moved asks for nothing. */
const REST_MS = 300;

/** /map: the restaurants of the visible part of the map as markers. */
export default function MapPage() {
  const config = useConfigQuery();
  const centre = useCentre();
  const [view, setView] = useState<MapBounds>();
  const bounds = useDelayed(view, REST_MS);
  const query = useMapRestaurantsQuery(bounds === undefined ? skipToken : { query: bounds });
  const { data, error } = query;
  useLogFailure('Error fetching nearby restaurants:', error);
  const shown = data?.rows ?? NONE;

  return (
    <Box sx={{ pt: { xs: 3, md: 5 } }}>
      <Typography variant="h1" sx={{ mb: 2.5 }}>
        {pageTexts.map}
      </Typography>
      <FailureLine query={query} what={texts.theRestaurants} />
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
          <ChosenMap
            key={`${centre.latitude},${centre.longitude}`}
            googleKey={config.data.google_maps_api_key}
            centre={centre}
            restaurants={shown}
            onView={setView}
          />
        ) : config.error ? (
          <ErrorState title={texts.mapFailed} onRetry={config.refetch} />
        ) : (
          <LoadingText />
        )}
      </Box>
      <Box role="status" sx={{ minHeight: '1.5em', mt: 1.5, color: 'text.secondary' }}>
        {data && summary(data.rows.length, data.total)}
      </Box>
    </Box>
  );
}

const NONE: RestaurantMapProps['restaurants'] = [];

function summary(shown: number, total: number): string {
  if (total === 0) return pageTexts.noneOnMap;
  return total > shown ? pageTexts.bestOnMap(shown, total) : pageTexts.onMap(total);
}

const Asked = z.object({ latitude, longitude });

/** The place a link asks for, else the middle of the country's first city. */
function useCentre(): Position {
  const [search] = useSearchParams();
  return Asked.safeParse(Object.fromEntries(search)).data ?? mapCentre();
}

type ChosenProps = RestaurantMapProps & { readonly googleKey: string | null };

const ChosenMap = ({ googleKey, ...map }: ChosenProps) =>
  googleKey === null ? <RestaurantMap {...map} /> : <GoogleMap apiKey={googleKey} {...map} />;

/** The value once it has rested for a while; the first is taken at once. */
function useDelayed<T>(value: T | undefined, restMs: number): T | undefined {
  const [rested, setRested] = useState(value);
  const isFirst = rested === undefined;
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), isFirst ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [value, restMs, isFirst]);
  return rested;
}
