import Box from '@mui/material/Box';
import { use, useState } from 'react';
import { TileLayer } from 'react-leaflet';
import { MAX_ZOOM } from './map-defaults.ts';
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
        attribution='&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors'
        eventHandlers={{ tileerror: () => setIsMissing(true), tileload: () => setIsMissing(false) }}
      />
      {isMissing && (
        <Box
          role="status"
          sx={{
            position: 'absolute',
            zIndex: 1000,
            top: 10,
            right: 10,
            left: 68,
            width: 'fit-content',
            ml: 'auto',
            px: 1.5,
            py: 0.75,
            borderRadius: '12px',
            color: 'status.waiting.text',
            bgcolor: 'status.waiting.tint',
            fontSize: '0.875rem',
            pointerEvents: 'none',
          }}
        >
          The map picture cannot be loaded right now. The pins still work.
        </Box>
      )}
    </>
  );
}
