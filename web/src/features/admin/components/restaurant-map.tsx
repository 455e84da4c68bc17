import { Marker } from 'react-leaflet';
import { CITY_ZOOM, PIN } from '../../../ui/maps/map-defaults.ts';
import { MapFrame } from '../../../ui/maps/map-frame.tsx';
import { MapTiles } from '../../../ui/maps/map-tiles.tsx';
import { WorldMap } from '../../../ui/maps/world-map.tsx';
import * as texts from '../admin.texts.ts';

type Props = { readonly latitude: number; readonly longitude: number; readonly name: string };

export default function RestaurantMap({ latitude, longitude, name }: Props) {
  return (
    <MapFrame heightPx={220}>
      <WorldMap
        label={texts.mapWhereIs(name)}
        center={[latitude, longitude]}
        zoom={CITY_ZOOM + 2}
        scrollWheelZoom={false}
      >
        <MapTiles />
        <Marker position={[latitude, longitude]} icon={PIN} title={name} alt={name} />
      </WorldMap>
    </MapFrame>
  );
}
