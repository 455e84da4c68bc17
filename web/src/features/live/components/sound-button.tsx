import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { BellOff, BellRing } from 'lucide-react';
import * as texts from '../live.texts.ts';
import type { SoundState } from '../use-order-sound.ts';

type Props = { readonly state: SoundState; readonly onTurnOn: () => void; readonly onMute: () => void };

/** Filled while it asks for its tap, quiet once it is on, struck through when muted: told apart at a glance. */
export function SoundButton({ state, onTurnOn, onMute }: Props) {
  if (state === 'on') {
    return (
      <IconButton aria-label={texts.mute} onClick={onMute}>
        <BellRing size={20} aria-hidden />
      </IconButton>
    );
  }
  if (state === 'muted') {
    return (
      <IconButton aria-label={texts.unmute} onClick={onTurnOn} sx={{ color: 'text.secondary' }}>
        <BellOff size={20} aria-hidden />
      </IconButton>
    );
  }
  return (
    <Badge color="secondary" variant="dot" overlap="circular" slotProps={{ badge: { sx: DOT } }}>
      <Button
        aria-label={texts.turnOnSound}
        variant="contained"
        onClick={onTurnOn}
        sx={{ gap: 1, minWidth: 44, minHeight: 40, py: 0, px: { xs: 1.5, sm: 2 } }}
      >
        <BellRing size={20} aria-hidden />
        {/* On phones there is no room for the words beside the orders. */}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {texts.turnOnSound}
        </Box>
      </Button>
    </Badge>
  );
}

/** Beside the words it would only disturb. */
const DOT = {
  display: { xs: 'flex', sm: 'none' },
  minWidth: 12,
  height: 12,
  borderRadius: '50%',
  border: '2px solid',
  borderColor: 'background.default',
} as const;
