import Box from '@mui/material/Box';
import * as texts from './food.texts.ts';

/** How a dish is to be made, as it was said or written. */
export const LineNote = ({ note }: { readonly note: string }) => (
  <Box dir="auto" sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
    {texts.note(note)}
  </Box>
);
