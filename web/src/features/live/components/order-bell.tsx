import Box from '@mui/material/Box';
import { useOrderSound } from '../use-order-sound.ts';
import { NewOrdersCard } from './new-orders-card.tsx';
import { SoundButton } from './sound-button.tsx';

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
        // Over the page and its fixed bars, under drawers and dialogs: their taps are theirs.
        zIndex: 'appBar',
        left: 16,
        bottom: 16,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 1,
        maxWidth: 'calc(100vw - 32px)',
      }}
    >
      <Box role="status">
        {waiting.length > 0 && <NewOrdersCard waiting={waiting} onDismiss={onDismiss} />}
      </Box>
      <SoundButton state={state} onTurnOn={() => void turnOn()} onMute={mute} />
    </Box>
  );
}
