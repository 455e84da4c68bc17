import Box from '@mui/material/Box';
import type { MapBounds } from '@nearbite/contract/catalog/catalog';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ErrorState } from '../../../../ui/loading/error-state.tsx';
import { CITY_ZOOM } from '../../../../ui/maps/map-defaults.ts';
import * as texts from '../../catalog.texts.ts';
import { type GoogleMapObject, type GoogleMaps, loadGoogleMaps } from '../../google-maps.ts';
import { toMapBounds } from '../../map-bounds.ts';
import { toRestaurant } from '../../restaurant-link.ts';
import type { RestaurantMapProps } from './restaurant-map.tsx';

type Props = RestaurantMapProps & { readonly apiKey: string };

/** Google's own map, where the operator has a key for it. */
export function GoogleMap({ apiKey, centre, restaurants, onView }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const [maps, setMaps] = useState<GoogleMaps | 'failed'>();
  const [map, setMap] = useState<GoogleMapObject>();
  const { latitude, longitude } = centre;
  const tell = useEffectEvent((view: MapBounds) => onView(toMapBounds(view)));

  useEffect(() => {
    loadGoogleMaps(apiKey).then(setMaps, () => setMaps('failed'));
  }, [apiKey]);

  useEffect(() => {
    if (!element.current || maps === undefined || maps === 'failed') return;
    const made = new maps.Map(element.current, {
      center: { lat: latitude, lng: longitude },
      zoom: CITY_ZOOM,
    });
    const idle = made.addListener('idle', () => {
      const bounds = made.getBounds();
      if (bounds) tell(bounds.toJSON());
    });
    setMap(made);
    return () => idle.remove();
  }, [maps, latitude, longitude]);

  useEffect(() => {
    if (!map || maps === undefined || maps === 'failed') return;
    const markers = restaurants.map((restaurant) => {
      const { name, latitude: lat, longitude: lng } = restaurant;
      const marker = new maps.Marker({ map, title: name, position: { lat, lng } });
      const { to, state } = toRestaurant(restaurant);
      marker.addListener('click', () => void navigate(to, { state }));
      return marker;
    });
    return () => {
      for (const marker of markers) marker.setMap(null);
    };
  }, [maps, map, restaurants, navigate]);

  if (maps === 'failed') {
    return <ErrorState title={texts.mapFailed} onRetry={() => window.location.reload()} />;
  }
  return <Box ref={element} role="group" aria-label={texts.mapOfRestaurants} sx={{ height: '100%' }} />;
}
