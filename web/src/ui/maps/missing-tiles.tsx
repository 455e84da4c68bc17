import Box from '@mui/material/Box';
import * as texts from './maps.texts.ts';

/** Over a map whose picture does not come; `top` is below what lies at the map's upper edge. */
export function MissingTiles({ top = 10 }: { readonly top?: number }) {
  return (
    <Box role="status" style={BESIDE_ZOOM} sx={{ ...noteStyles, top }}>
      {texts.missingTiles}
    </Box>
  );
}

/** The map has its buttons on the left in every language. */
const BESIDE_ZOOM = { right: 10, left: 68, marginLeft: 'auto' };

const noteStyles = {
  position: 'absolute',
  zIndex: 1000,
  width: 'fit-content',
  px: 1.5,
  py: 0.75,
  borderRadius: '12px',
  color: 'status.waiting.text',
  bgcolor: 'status.waiting.tint',
  fontSize: '0.875rem',
  pointerEvents: 'none',
} as const;
