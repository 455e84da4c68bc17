import Box from '@mui/material/Box';

/** Over a map whose picture does not come; `top` is below what lies at the map's upper edge. */
export function MissingTiles({ top = 10 }: { readonly top?: number }) {
  return (
    <Box role="status" sx={{ ...noteStyles, top }}>
      The map picture cannot be loaded right now. The pins still work.
    </Box>
  );
}

const noteStyles = {
  position: 'absolute',
  zIndex: 1000,
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
} as const;
