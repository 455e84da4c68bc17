import { mapCentre } from '@nearbite/domain/countries/countries';
import type { LatLng } from 'leaflet';
import { useEffect } from 'react';
import { Marker, useMap } from 'react-leaflet';
import type { Position } from '../../lib/place/geolocation.ts';
import { PIN, toPosition } from './map-defaults.ts';
import { MapFrame } from './map-frame.tsx';
import { MapTiles } from './map-tiles.tsx';
import * as texts from './maps.texts.ts';
import { MapClicks, MovableMarker } from './movable-marker.tsx';
import { WorldMap } from './world-map.tsx';

type Props = {
  readonly pin: Position | undefined;
  /** Undefined where the pin is not to be moved. */
  readonly onMove: ((position: Position) => void) | undefined;
  readonly label: string;
};

const HEIGHT_PX = 180;
const STREET_ZOOM = 14;

/** A small map of one place. */
export default function PinMap({ pin, onMove, label }: Props) {
  const { latitude, longitude } = pin ?? mapCentre();
  const move = onMove && ((point: LatLng) => onMove(toPosition(point)));
  return (
    <MapFrame heightPx={HEIGHT_PX}>
      <WorldMap label={label} center={[latitude, longitude]} zoom={STREET_ZOOM} scrollWheelZoom={false}>
        <MapTiles />
        {pin && <InSight {...pin} />}
        {move && <MapClicks onClick={move} />}
        {pin && move && <MovableMarker name={texts.deliveryPlace} icon={PIN} position={pin} onMove={move} />}
        {pin && !move && <Marker position={[latitude, longitude]} icon={PIN} alt={texts.deliveryPlace} />}
      </WorldMap>
    </MapFrame>
  );
}

/** Follows the pin when another place was chosen beside the map. */
function InSight({ latitude, longitude }: Position) {
  const map = useMap();
  useEffect(() => {
    if (!map.getBounds().contains([latitude, longitude])) map.setView([latitude, longitude]);
  }, [map, latitude, longitude]);
  return null;
}
