import Box from '@mui/material/Box';

/** How a dish is to be made, as it was said or written. */
export const LineNote = ({ note }: { readonly note: string }) => (
  <Box dir="auto" sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
    Note: {note}
  </Box>
);
