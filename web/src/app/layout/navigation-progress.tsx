import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

/** A thin line while the next page's code is on its way; quick loads never show it. */
export function NavigationProgress() {
  return (
    <Box
      aria-hidden
      sx={{ position: 'fixed', inset: '0 0 auto 0', height: 3, zIndex: 'tooltip', overflow: 'hidden' }}
    >
      <Box
        sx={{
          width: '40%',
          height: '100%',
          bgcolor: 'primary.main',
          borderRadius: '3px',
          transform: 'translateX(-100%)',
          animation: `${sweep} 1.1s ease-in-out 250ms infinite`,
        }}
      />
    </Box>
  );
}
