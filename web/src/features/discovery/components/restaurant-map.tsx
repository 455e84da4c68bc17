import 'leaflet/dist/leaflet.css';
import type { NearbyRestaurant } from '@nearbite/contract/catalog';
import { MapContainer, Marker, Popup } from 'react-leaflet';
import { Link } from 'react-router';
import { restaurantPath } from '../../../config/paths.ts';
import { CITY_ZOOM, DEFAULT_CENTRE, PIN } from '../../maps/map-defaults.ts';
import { MapTiles } from '../../maps/map-tiles.tsx';

type Props = { readonly restaurants: readonly NearbyRestaurant[] };

export function RestaurantMap({ restaurants }: Props) {
  return (
    <MapContainer
      center={[DEFAULT_CENTRE.latitude, DEFAULT_CENTRE.longitude]}
      zoom={CITY_ZOOM}
      scrollWheelZoom
    >
      <MapTiles />
      {restaurants.map(({ id, name, slug, latitude, longitude }) => (
        <Marker key={id} position={[latitude, longitude]} icon={PIN} title={name} alt={name}>
          <Popup>
            <Link to={restaurantPath(id)} state={{ storeSlug: slug }} dir="auto">
              {name}
            </Link>
          </Popup>
        </Marker>
      ))}
    </MapContainer>
  );
}
