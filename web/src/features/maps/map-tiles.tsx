import Box from '@mui/material/Box';
import { useState } from 'react';
import { TileLayer } from 'react-leaflet';
import { useConfigQuery } from '../../lib/config.api.ts';
import { MAX_ZOOM } from './map-defaults.ts';

/** The map's picture. Without it the map still works, and says so. */
export function MapTiles() {
  const { data: config } = useConfigQuery();
  const [isMissing, setIsMissing] = useState(false);
  if (!config) return null;
  return (
    <>
      <TileLayer
        url={config.map_tile_url}
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
            left: 54,
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
          The map picture cannot be loaded right now. The pin still works.
        </Box>
      )}
    </>
  );
}
