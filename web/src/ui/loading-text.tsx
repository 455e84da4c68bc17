import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** Stands in for a whole page while it is not yet known what to show. */
export function LoadingText() {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        minHeight: '50vh',
        color: 'text.secondary',
      }}
    >
      <CircularProgress size={22} aria-hidden />
      Loading...
    </Box>
  );
}
