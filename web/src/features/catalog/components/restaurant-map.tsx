import '../../../ui/maps/maps.css';
import type { MapBounds, MappedRestaurant } from '@nearbite/contract/catalog/catalog';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { MapContainer, Marker, Popup, useMap } from 'react-leaflet';
import { Link } from 'react-router';
import type { Position } from '../../../lib/geolocation.ts';
import { CITY_ZOOM, PIN } from '../../../ui/maps/map-defaults.ts';
import { MapTiles } from '../../../ui/maps/map-tiles.tsx';
import { toMapBounds } from '../map-bounds.ts';
import { toRestaurant } from '../restaurant-link.ts';

export type RestaurantMapProps = {
  readonly centre: Position;
  readonly restaurants: readonly MappedRestaurant[];
  /** Hears which part of the map is visible, at first and after every move. */
  readonly onView: (bounds: MapBounds) => void;
};

export function RestaurantMap({ centre, restaurants, onView }: RestaurantMapProps) {
  return (
    // Markers stand once on the globe: who pans around it comes back to them.
    <MapContainer center={[centre.latitude, centre.longitude]} zoom={CITY_ZOOM} scrollWheelZoom worldCopyJump>
      <MapTiles />
      <View onView={onView} />
      {restaurants.map((restaurant) => (
        <Marker
          key={restaurant.id}
          position={[restaurant.latitude, restaurant.longitude]}
          icon={PIN}
          title={restaurant.name}
          alt={restaurant.name}
        >
          <Popup>
            <Link {...toRestaurant(restaurant)} dir="auto">
              {restaurant.name}
            </Link>
          </Popup>
        </Marker>
      ))}
    </MapContainer>
  );
}

function View({ onView }: Pick<RestaurantMapProps, 'onView'>) {
  const map = useMap();
  const tell = useEffectEvent(() => onView(viewOf(map)));
  useEffect(() => {
    const listener = () => tell();
    listener();
    map.on('moveend', listener);
    return () => {
      map.off('moveend', listener);
    };
  }, [map]);
  return null;
}

function viewOf(map: LeafletMap): MapBounds {
  const bounds = map.getBounds();
  return toMapBounds({
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  });
}
