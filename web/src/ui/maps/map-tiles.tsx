import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
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
      <GlobalStyles styles={attributionStyles} />
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
          The map picture cannot be loaded right now. The pins still work.
        </Box>
      )}
    </>
  );
}

/** The library's own colours are made for a white page. More names than its style sheet outrank it in any order. */
const attributionStyles = (theme: Theme) => ({
  '.leaflet-container.leaflet-container .leaflet-control-attribution': {
    fontSize: '0.6875rem',
    color: theme.vars?.palette.text.primary,
    background: theme.vars?.palette.background.paper,
    '& a': { color: 'inherit', textDecoration: 'underline' },
  },
});
