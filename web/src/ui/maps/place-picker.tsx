import Box from '@mui/material/Box';
import { mapCentre } from '@nearbite/domain/countries/countries';
import type { LatLng, Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import type { Position } from '../../lib/place/geolocation.ts';
import { usePlace } from '../../lib/place/place.ts';
import { CoordinateFields } from './coordinate-fields.tsx';
import { CITY_ZOOM, PIN, toPosition } from './map-defaults.ts';
import { MapFrame } from './map-frame.tsx';
import { MapTiles } from './map-tiles.tsx';
import * as texts from './maps.texts.ts';
import { MapClicks, MovableMarker } from './movable-marker.tsx';
import { WorldMap } from './world-map.tsx';

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
export function PlacePicker({ value, onChange, centre, label = texts.mapToChoose }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const place = usePlace();
  const opensAt = value ?? centre ?? place ?? mapCentre();
  const choose = (point: LatLng) => onChange(toPosition(point));

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <MapFrame heightPx={MAP_HEIGHT_PX}>
        <WorldMap
          label={label}
          ref={setMap}
          center={[opensAt.latitude, opensAt.longitude]}
          zoom={CITY_ZOOM}
          scrollWheelZoom
        >
          <MapTiles />
          <MapClicks onClick={choose} />
          {value && <MovableMarker name={texts.chosenPlace} icon={PIN} position={value} onMove={choose} />}
        </WorldMap>
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
