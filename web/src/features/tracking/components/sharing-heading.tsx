import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SharingText } from '../rider/sharing-state.ts';

/** What is being sent. Has the room for its longest text from the start: what to do must not move the address. */
export function SharingHeading({ title, text, isTrouble = false }: SharingText) {
  return (
    <Box sx={isTrouble ? { color: 'status.bad.text' } : undefined}>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      {/* Another element, so that it is read out when it comes in. */}
      <Typography
        key={String(isTrouble)}
        role={isTrouble ? 'alert' : undefined}
        sx={{ minHeight: { xs: '4.65em', sm: '3.1em' }, fontWeight: isTrouble ? 500 : undefined }}
      >
        {text}
      </Typography>
    </Box>
  );
}
