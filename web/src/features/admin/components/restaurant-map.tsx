import '../../../ui/maps/maps.css';
import { MapContainer, Marker } from 'react-leaflet';
import { CITY_ZOOM, PIN } from '../../../ui/maps/map-defaults.ts';
import { MapFrame } from '../../../ui/maps/map-frame.tsx';
import { MapTiles } from '../../../ui/maps/map-tiles.tsx';

type Props = { readonly latitude: number; readonly longitude: number; readonly name: string };

export default function RestaurantMap({ latitude, longitude, name }: Props) {
  return (
    <MapFrame label={`Map: where ${name} is`} heightPx={220}>
      <MapContainer center={[latitude, longitude]} zoom={CITY_ZOOM + 2} scrollWheelZoom={false}>
        <MapTiles />
        <Marker position={[latitude, longitude]} icon={PIN} title={name} alt={name} />
      </MapContainer>
    </MapFrame>
  );
}
