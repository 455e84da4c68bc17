import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import {
  DomEvent,
  type LatLng,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  type Marker as LeafletMarker,
} from 'leaflet';
import { useState } from 'react';
import { MapContainer, Marker, useMap, useMapEvents } from 'react-leaflet';
import type { Position } from '../../lib/geolocation.ts';
import { usePlace } from '../../lib/place.ts';
import { CoordinateFields } from './coordinate-fields.tsx';
import { CITY_ZOOM, DEFAULT_CENTRE, KEY_MOVES, PIN, toPosition } from './map-defaults.ts';
import { MapFrame } from './map-frame.tsx';
import { MapTiles } from './map-tiles.tsx';

type Props = {
  /** Undefined while nothing was chosen. */
  readonly value: Position | undefined;
  readonly onChange: (position: Position) => void;
  /** Where the map opens while nothing was chosen; else where the person is, as far as that is known. */
  readonly centre?: Position;
  /** Names the map for people who do not see it. */
  readonly label?: string;
};

const MAP_HEIGHT_PX = 280;

/**
 * Choosing a place: a click sets the pin, dragging or the arrow keys move it, and the coordinates can be read and
 * typed below, so that it works without a mouse and without tiles.
 */
export function PlacePicker({ value, onChange, centre, label = 'Map to choose a place' }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const place = usePlace();
  const opensAt = value ?? centre ?? place ?? DEFAULT_CENTRE;
  const choose = (point: LatLng) => onChange(toPosition(point));

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <MapFrame label={label} heightPx={MAP_HEIGHT_PX}>
        <MapContainer
          ref={setMap}
          center={[opensAt.latitude, opensAt.longitude]}
          zoom={CITY_ZOOM}
          scrollWheelZoom
        >
          <MapTiles />
          <ClickToChoose onChoose={choose} />
          {value && <Pin position={value} onMove={choose} />}
        </MapContainer>
      </MapFrame>
      <CoordinateFields
        value={value}
        onChange={(position) => {
          map?.panTo([position.latitude, position.longitude]);
          onChange(position);
        }}
      />
    </Box>
  );
}

function ClickToChoose({ onChoose }: { onChoose: (point: LatLng) => void }) {
  useMapEvents({ click: ({ latlng }) => onChoose(latlng) });
  return null;
}

function Pin({ position, onMove }: { position: Position; onMove: (point: LatLng) => void }) {
  const map = useMap();
  const moveByKey = ({ originalEvent }: LeafletKeyboardEvent) => {
    const move = KEY_MOVES[originalEvent.key];
    if (!move) return;
    DomEvent.stop(originalEvent);
    const from = map.latLngToContainerPoint([position.latitude, position.longitude]);
    const to = map.containerPointToLatLng(from.add([...move]));
    onMove(to);
    map.panInside(to, { padding: [40, 40] });
  };
  return (
    <Marker
      position={[position.latitude, position.longitude]}
      icon={PIN}
      draggable
      keyboard
      title="Chosen place: drag it, or move it with the arrow keys"
      alt="Chosen place"
      eventHandlers={{
        // Leaflet types the target of an event as any.
        dragend: ({ target }) => onMove((target as LeafletMarker).getLatLng()),
        keydown: moveByKey,
      }}
    />
  );
}
