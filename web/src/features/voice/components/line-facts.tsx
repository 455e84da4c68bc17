import Box from '@mui/material/Box';
import { FoodPicture } from '../../../ui/food/food-picture.tsx';

/** Portion, spice and restaurant in one quiet line; what was not chosen is left out. */
export function LineFacts({ facts }: { readonly facts: readonly (string | null)[] }) {
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {facts.filter(Boolean).join(' · ')}
    </Box>
  );
}

export function LinePicture({ image }: { readonly image: string | null }) {
  return (
    <Box sx={{ flex: 'none', width: 64, borderRadius: '12px', overflow: 'hidden', alignSelf: 'flex-start' }}>
      <FoodPicture image={image} alt="" sizes="64px" ratio="1 / 1" />
    </Box>
  );
}
