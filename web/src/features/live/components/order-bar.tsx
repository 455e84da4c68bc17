import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { restaurantOrderPath } from '@nearbite/contract/page-paths';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useOnline } from '../../../lib/use-online.ts';
import { formatCount } from '../../../ui/format-number.ts';
import { ORDER_BAR_HEIGHT, TOP_BAR_HEIGHT } from '../../../ui/measures.ts';
import { PageContainer } from '../../../ui/page-container.tsx';
import { ORDER_BAR_ID } from '../on-page-seen.ts';
import { useOrderSound } from '../use-order-sound.ts';
import styles from './order-bar.module.css';
import { SoundButton } from './sound-button.tsx';

type Props = {
  /** Undefined while nobody knows yet. */
  readonly count: number | undefined;
  readonly oldest: string | undefined;
  readonly onDismiss: () => void;
};

/**
 * Below the header of every page of an owner: rings for orders that can be cooked until one looks at them. Always
 * there, so that nothing on the page moves when an order comes in, and nothing is covered by it.
 */
export function OrderBar({ count, oldest, onDismiss }: Props) {
  const isRinging = count !== undefined && count > 0;
  const isOnline = useOnline();
  const { state, turnOn, mute } = useOrderSound(isRinging);
  return (
    <Box
      component="aside"
      id={ORDER_BAR_ID}
      aria-label="New orders"
      data-ringing={isRinging || undefined}
      data-offline={!isOnline || undefined}
      sx={barStyles}
    >
      {isRinging && <GlobalStyles styles={ROOM_BELOW_BAR} />}
      <PageContainer className={styles.row}>
        <Box role="status" className={styles.text}>
          {!isOnline && <strong>You are offline. New orders may be missing. </strong>}
          {isOnline && count === 0 && 'No order is waiting'}
          {isRinging && <strong>{textFor(count)}</strong>}
        </Box>
        {oldest !== undefined && (
          <Button component={Link} to={restaurantOrderPath(oldest)} variant="contained" sx={SLIM}>
            {count === 1 ? 'Open' : 'Open oldest'}
          </Button>
        )}
        {isRinging && (
          <IconButton aria-label="Dismiss" onClick={onDismiss}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
        <SoundButton state={state} onTurnOn={() => void turnOn()} onMute={mute} />
      </PageContainer>
    </Box>
  );
}

const textFor = (count: number) => (count === 1 ? 'New order' : `${formatCount(count)} new orders`);

const SLIM = { minHeight: 40, py: 0, px: { xs: 1.5, sm: 2 }, whiteSpace: 'nowrap', flex: 'none' } as const;

/** What is scrolled to, by keyboard too, must not end up behind the bar while that stays in place. */
const ROOM_BELOW_BAR = {
  html: { scrollPaddingTop: `${TOP_BAR_HEIGHT.desktop + ORDER_BAR_HEIGHT + 16}px !important` },
};

const barStyles = {
  height: ORDER_BAR_HEIGHT,
  flex: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  color: 'text.secondary',
  fontSize: '0.9375rem',
  '&[data-offline]': { bgcolor: 'status.bad.tint', color: 'status.bad.text' },
  '&[data-ringing]': {
    position: 'sticky',
    top: { xs: TOP_BAR_HEIGHT.phone, md: TOP_BAR_HEIGHT.desktop },
    // Under the header's menus, drawers and dialogs: their taps are theirs.
    zIndex: 1,
    bgcolor: 'brand.tint',
    color: 'text.primary',
  },
} as const;
