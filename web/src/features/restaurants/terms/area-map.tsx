import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TERMS_LIMITS } from '@nearbite/contract/limits';
import type { DeliveryPolygon } from '@nearbite/contract/restaurants/terms-fields';
import { divIcon, type LatLng, type Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import { Circle, Marker, Polygon } from 'react-leaflet';
import { whileIdle } from '../../../lib/page/busy.ts';
import type { Position } from '../../../lib/place/geolocation.ts';
import { PIN, toPosition } from '../../../ui/maps/map-defaults.ts';
import { MapFrame } from '../../../ui/maps/map-frame.tsx';
import { MapTiles } from '../../../ui/maps/map-tiles.tsx';
import { MapClicks, MovableMarker } from '../../../ui/maps/movable-marker.tsx';
import { WorldMap } from '../../../ui/maps/world-map.tsx';
import * as texts from '../restaurants.texts.ts';

type Props = {
  readonly kitchen: Position;
  readonly radiusKm: number;
  readonly reachKm: number;
  /** Null: the circle counts. */
  readonly polygon: DeliveryPolygon | null;
  readonly onPolygon: (polygon: DeliveryPolygon) => void;
};

type Corner = [longitude: number, latitude: number];

const KM_PER_DEGREE = 111;
const CORNER = divIcon({
  html: '<svg width="18" height="18" aria-hidden="true"><circle cx="9" cy="9" r="7" fill="#fff" stroke="#D7331F" stroke-width="3"/></svg>',
  className: '',
  iconSize: [18, 18],
  iconAnchor: [9, 9],
});
const AREA_STYLE = { color: '#D7331F', weight: 2, fillOpacity: 0.12 };
const REACH_STYLE = { color: '#6b6b6b', weight: 1, dashArray: '6 6', fill: false };

/** The corners that can be moved: the outline without the point that closes it. Holes stay as they are. */
const cornersOf = (polygon: DeliveryPolygon | null): Corner[] => polygon?.coordinates[0]?.slice(0, -1) ?? [];

const asCorner = (point: LatLng): Corner => {
  const { latitude, longitude } = toPosition(point);
  return [longitude, latitude];
};

/** All that the platform reaches from here. */
function boundsAround({ latitude, longitude }: Position, km: number): [[number, number], [number, number]] {
  const north = km / KM_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return [
    [latitude - north, longitude - east],
    [latitude + north, longitude + east],
  ];
}

const RING_PX = 70;
const CORNERS_PER_RING = 5;

/** Where the button puts a corner: around the middle of what is seen, each beside the one before. */
function spotFor(index: number, map: LeafletMap): LatLng {
  const angle = (index * 2 * Math.PI) / CORNERS_PER_RING - Math.PI / 2;
  const radius = RING_PX * (1 + Math.floor(index / CORNERS_PER_RING) / 3);
  const middle = map.getSize().divideBy(2);
  return map.containerPointToLatLng(middle.add([radius * Math.cos(angle), radius * Math.sin(angle)]));
}

/** The area on the map: a circle, or corners that are clicked, dragged or moved with the arrow keys. */
export function AreaMap({ kitchen, radiusKm, reachKm, polygon, onPolygon }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const corners = cornersOf(polygon);
  const put = (next: readonly Corner[]) => {
    const [first] = next;
    onPolygon({ type: 'Polygon', coordinates: [first ? [...next, first] : []] });
  };
  const isDrawing = polygon !== null;
  const add = (point: LatLng) => {
    if (isDrawing && corners.length < TERMS_LIMITS.polygonPoints - 1) put([...corners, asCorner(point)]);
  };
  const centre: [number, number] = [kitchen.latitude, kitchen.longitude];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <MapFrame heightPx={360}>
        <WorldMap
          ref={setMap}
          label={texts.mapOfDeliveryArea}
          bounds={boundsAround(kitchen, reachKm)}
          scrollWheelZoom
        >
          <MapTiles />
          <MapClicks onClick={add} />
          <Circle center={centre} radius={reachKm * 1000} pathOptions={REACH_STYLE} />
          <Marker position={centre} icon={PIN} alt={texts.yourKitchen} keyboard={false} interactive={false} />
          {isDrawing ? (
            <Polygon
              positions={corners.map(([lng, lat]): [number, number] => [lat, lng])}
              pathOptions={AREA_STYLE}
              interactive={false}
            />
          ) : (
            <Circle center={centre} radius={radiusKm * 1000} pathOptions={AREA_STYLE} interactive={false} />
          )}
          {isDrawing &&
            corners.map(([longitude, latitude], index) => (
              <MovableMarker
                // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the outline
                key={index}
                name={texts.corner(index + 1)}
                icon={CORNER}
                position={{ latitude, longitude }}
                onMove={(point) => put(corners.map((old, at) => (at === index ? asCorner(point) : old)))}
              />
            ))}
        </WorldMap>
      </MapFrame>
      {isDrawing && (
        <CornerButtons
          count={corners.length}
          onAdd={() => map && add(spotFor(corners.length, map))}
          onRemoveLast={() => put(corners.slice(0, -1))}
          onClear={() => put([])}
        />
      )}
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {texts.dashedCircleIsReach(reachKm)}
      </Typography>
    </Box>
  );
}

type ButtonsProps = {
  readonly count: number;
  readonly onAdd: () => void;
  readonly onRemoveLast: () => void;
  readonly onClear: () => void;
};

const CornerButtons = ({ count, onAdd, onRemoveLast, onClear }: ButtonsProps) => (
  <>
    <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      {count < 3 ? texts.clickToSetCorners(count) : texts.cornersCanBeMoved(count)}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button size="small" variant="outlined" onClick={onAdd}>
        {texts.addCorner}
      </Button>
      <Button size="small" variant="outlined" {...whileIdle(count === 0, onRemoveLast)}>
        {texts.removeLastCorner}
      </Button>
      <Button size="small" variant="outlined" {...whileIdle(count === 0, onClear)}>
        {texts.startAgain}
      </Button>
    </Box>
  </>
);
