import Box from '@mui/material/Box';
import * as texts from './maps.texts.ts';

type Props = {
  /** Below what lies at the map's upper edge. */
  readonly top?: number;
  /** Under a map that is too low to lie over. */
  readonly isBelow?: boolean;
};

/** Over a map whose picture does not come. */
export function MissingTiles({ top = 10, isBelow = false }: Props) {
  return (
    <Box
      role="status"
      {...(!isBelow && { style: BESIDE_ZOOM })}
      sx={{ ...noteStyles, ...(isBelow ? { mt: 1 } : { position: 'absolute', top }) }}
    >
      {texts.missingTiles}
    </Box>
  );
}

/** The map has its buttons on the left in every language. */
const BESIDE_ZOOM = { right: 10, left: 68, marginLeft: 'auto' };

const noteStyles = {
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
