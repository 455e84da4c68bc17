import 'leaflet/dist/leaflet.css';
import type { NearbyRestaurant } from '@nearbite/contract/catalog';
import { MapContainer, Marker, Popup } from 'react-leaflet';
import { Link } from 'react-router';
import { CITY_ZOOM, DEFAULT_CENTRE, PIN } from '../../maps/map-defaults.ts';
import { MapTiles } from '../../maps/map-tiles.tsx';
import { toRestaurant } from '../wanted-store.ts';

type Props = { readonly restaurants: readonly NearbyRestaurant[] };

export function RestaurantMap({ restaurants }: Props) {
  return (
    <MapContainer
      center={[DEFAULT_CENTRE.latitude, DEFAULT_CENTRE.longitude]}
      zoom={CITY_ZOOM}
      scrollWheelZoom
    >
      <MapTiles />
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
