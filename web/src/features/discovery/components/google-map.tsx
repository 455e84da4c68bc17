import Box from '@mui/material/Box';
import type { NearbyRestaurant } from '@nearbite/contract/catalog';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { restaurantPath } from '../../../config/paths.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CITY_ZOOM, DEFAULT_CENTRE } from '../../maps/map-defaults.ts';
import { type GoogleMaps, loadGoogleMaps } from '../google-maps.ts';

type Props = { readonly apiKey: string; readonly restaurants: readonly NearbyRestaurant[] };

/** Google's own map, where the operator has a key for it. */
export function GoogleMap({ apiKey, restaurants }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [maps, setMaps] = useState<GoogleMaps | 'failed'>();

  useEffect(() => {
    loadGoogleMaps(apiKey).then(setMaps, () => setMaps('failed'));
  }, [apiKey]);

  useEffect(() => {
    if (!element.current || maps === undefined || maps === 'failed') return;
    const centre = { lat: DEFAULT_CENTRE.latitude, lng: DEFAULT_CENTRE.longitude };
    const map = new maps.Map(element.current, { center: centre, zoom: CITY_ZOOM });
    const markers = restaurants.map(({ id, name, latitude, longitude }) => {
      const marker = new maps.Marker({ map, title: name, position: { lat: latitude, lng: longitude } });
      marker.addListener('click', () => void navigate(restaurantPath(id)));
      return marker;
    });
    return () => {
      for (const marker of markers) marker.setMap(null);
    };
  }, [maps, restaurants, navigate]);

  if (maps === 'failed') {
    return <ErrorState title="The map could not be loaded." onRetry={() => window.location.reload()} />;
  }
  return <Box ref={element} sx={{ height: '100%' }} />;
}
