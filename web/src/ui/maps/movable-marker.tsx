import {
  type DivIcon,
  DomEvent,
  type LatLng,
  type LeafletKeyboardEvent,
  type Marker as LeafletMarker,
} from 'leaflet';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import type { Position } from '../../lib/place/geolocation.ts';
import { KEY_MOVES } from './map-defaults.ts';
import * as texts from './maps.texts.ts';

type Props = {
  /** What it marks, for people who do not see it. */
  readonly name: string;
  readonly icon: DivIcon;
  readonly position: Position;
  readonly onMove: (point: LatLng) => void;
};

/** Can be dragged, or moved with the arrow keys while it has the focus; the map follows it. */
export function MovableMarker({ name, icon, position: { latitude, longitude }, onMove }: Props) {
  const map = useMap();
  const moveByKey = ({ originalEvent }: LeafletKeyboardEvent) => {
    const move = KEY_MOVES[originalEvent.key];
    if (!move) return;
    DomEvent.stop(originalEvent);
    const from = map.latLngToContainerPoint([latitude, longitude]);
    const to = map.containerPointToLatLng(from.add([...move]));
    onMove(to);
    map.panInside(to, { padding: [40, 40] });
  };
  return (
    <Marker
      position={[latitude, longitude]}
      icon={icon}
      draggable
      keyboard
      alt={name}
      title={texts.movable(name)}
      eventHandlers={{
        // Leaflet types the target of an event as any.
        dragend: ({ target }) => onMove((target as LeafletMarker).getLatLng()),
        keydown: moveByKey,
      }}
    />
  );
}

export function MapClicks({ onClick }: { readonly onClick: (point: LatLng) => void }) {
  useMapEvents({ click: ({ latlng }) => onClick(latlng) });
  return null;
}
