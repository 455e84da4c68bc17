import { use, useState } from 'react';
import { TileLayer } from 'react-leaflet';
import { MAX_ZOOM } from './map-defaults.ts';
import * as texts from './maps.texts.ts';
import { MissingTiles } from './missing-tiles.tsx';
import { TileUrl } from './tile-url.ts';

/** The map's picture. Without it the map still works, and says so. */
export function MapTiles() {
  const tileUrl = use(TileUrl);
  const [isMissing, setIsMissing] = useState(false);
  if (tileUrl === undefined) return null;
  return (
    <>
      <TileLayer
        url={tileUrl}
        maxZoom={MAX_ZOOM}
        attribution={`&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> ${texts.mapContributors}`}
        eventHandlers={{ tileerror: () => setIsMissing(true), tileload: () => setIsMissing(false) }}
      />
      {isMissing && <MissingTiles />}
    </>
  );
}
