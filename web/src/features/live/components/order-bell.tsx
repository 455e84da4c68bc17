import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { BellOff, BellRing, X } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { restaurantOrderPath } from '../../../config/paths.ts';
import { RADIUS } from '../../../ui/theme.ts';
import { useOrderSound } from '../use-order-sound.ts';

type Props = { readonly waiting: readonly string[]; readonly onDismiss: () => void };

/** At the edge of every page of an owner: rings for new orders until one looks at them. */
export function OrderBell({ waiting, onDismiss }: Props) {
  const { state, turnOn, mute } = useOrderSound(waiting.length > 0);
  return (
    <Box
      component="aside"
      aria-label="New orders"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        left: 16,
        bottom: 16,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 1,
        maxWidth: 'calc(100vw - 32px)',
      }}
    >
      <Box role="status">{waiting.length > 0 && <NewOrders waiting={waiting} onDismiss={onDismiss} />}</Box>
      {state === 'asking' && (
        <Button
          aria-label="Turn on order sound"
          variant="outlined"
          onClick={() => void turnOn()}
          sx={{ gap: 1, minWidth: 44, px: { xs: 1.25, md: 2 } }}
        >
          <BellRing size={18} aria-hidden />
          {/* On phones the words would lie over the page. */}
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            Turn on order sound
          </Box>
        </Button>
      )}
      {state === 'on' && (
        <IconButton aria-label="Mute order sound" onClick={mute}>
          <BellRing size={20} aria-hidden />
        </IconButton>
      )}
      {state === 'muted' && (
        <IconButton aria-label="Unmute order sound" onClick={() => void turnOn()}>
          <BellOff size={20} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}

function NewOrders({ waiting, onDismiss }: Props) {
  const [newest] = waiting;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        p: 1.5,
        pl: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: RADIUS.card,
        bgcolor: 'background.paper',
        boxShadow: '0 18px 40px -18px rgb(74 40 20 / 0.5)',
      }}
    >
      <strong>{waiting.length === 1 ? 'New order' : `${waiting.length} new orders`}</strong>
      {newest !== undefined && (
        <Button component={RouterLink} to={restaurantOrderPath(newest)} variant="contained">
          {waiting.length === 1 ? 'Open' : 'Open newest'}
        </Button>
      )}
      <IconButton aria-label="Dismiss" onClick={onDismiss}>
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}
