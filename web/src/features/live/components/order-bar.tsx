import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { restaurantOrderPath } from '@nearbite/contract/page-paths';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useOnline } from '../../../lib/net/use-online.ts';
import { formatCount } from '../../../ui/format/format-number.ts';
import { PageContainer } from '../../../ui/layout/page-container.tsx';
import { ORDER_BAR_HEIGHT, TOP_BAR_HEIGHT } from '../../../ui/theme/measures.ts';
import * as texts from '../live.texts.ts';
import { ORDER_BAR_ID } from '../on-page-activity.ts';
import { useCountInTitle } from '../use-count-in-title.ts';
import { type Ringing, useOrderSound } from '../use-order-sound.ts';
import type { News } from '../use-waiting-orders.ts';
import styles from './order-bar.module.css';
import { SoundButton } from './sound-button.tsx';

type Props = {
  /** How many are to be cooked; undefined while nobody knows yet. */
  readonly count: number | undefined;
  /** How many are being cooked or brought, looked at or not. */
  readonly inKitchen: number;
  /** How many others have canceled since anybody here looked. */
  readonly canceledCount: number;
  /** How many were not answered in time. */
  readonly expiredCount: number;
  readonly oldest: string | undefined;
  /** The one to look at first. */
  readonly next: string | undefined;
  /** What the order rings for whose page this is; it is not among the others. */
  readonly here: News | undefined;
  readonly onDismiss: (() => void) | undefined;
};

/**
 * Below the header of every page of an owner: rings for orders that can be cooked until one looks at them. Always
 * there, so that nothing on the page moves when an order comes in, and nothing is covered by it.
 */
export function OrderBar({
  count,
  inKitchen,
  canceledCount,
  expiredCount,
  oldest,
  next,
  here,
  onDismiss,
}: Props) {
  const total = (count ?? 0) + canceledCount + expiredCount;
  const isCalling = count !== undefined && total > 0;
  const isRinging = isCalling || here !== undefined;
  const isOnline = useOnline();
  useCountInTitle((count ?? 0) + (here === 'new' || here === 'to answer' ? 1 : 0));
  const { state, turnOn, mute } = useOrderSound(
    isRinging ? ringingFor(count ?? 0, canceledCount + expiredCount, here) : undefined,
  );
  return (
    <Box
      component="aside"
      id={ORDER_BAR_ID}
      aria-label={texts.newOrdersLabel}
      data-ringing={isRinging || undefined}
      data-offline={!isOnline || undefined}
      sx={barStyles}
    >
      {isRinging && <GlobalStyles styles={ROOM_BELOW_BAR} />}
      <PageContainer className={styles.row}>
        <Box role="status" className={styles.text}>
          {!isOnline && <strong>{texts.offline} </strong>}
          {isOnline && count === 0 && !isRinging && quietText(inKitchen)}
          {isCalling && <strong>{textFor(count, canceledCount, expiredCount)}</strong>}
          {!isCalling && here !== undefined && <strong>{HERE[here]}</strong>}
        </Box>
        {next !== undefined && (
          <Button component={Link} to={restaurantOrderPath(next)} variant="contained" sx={SLIM}>
            {total === 1 ? texts.open : next === oldest ? texts.openOldest : texts.openNext}
          </Button>
        )}
        {isCalling && onDismiss && (
          <IconButton aria-label={texts.dismiss} onClick={onDismiss}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
        <SoundButton state={state} onTurnOn={() => void turnOn()} onMute={mute} />
      </PageContainer>
    </Box>
  );
}

function quietText(inKitchen: number): string {
  if (inKitchen === 0) return texts.noneWaiting;
  return inKitchen === 1 ? texts.oneOpenOrder : texts.openOrders(formatCount(inKitchen));
}

const HERE: Readonly<Record<News, string>> = {
  new: texts.thisIsNew,
  'to answer': texts.thisWaits,
  canceled: texts.thisWasCanceled,
  expired: texts.thisExpired,
};

function ringingFor(fresh: number, ended: number, here: News | undefined): Ringing {
  const isEndedHere = here === 'canceled' || here === 'expired';
  const hasNew = fresh > 0 || (here !== undefined && !isEndedHere);
  if (ended === 0 && !isEndedHere) return 'new';
  return hasNew ? 'both' : 'ended';
}

/** "2 new orders, 1 canceled, 1 expired": the first kind there is names what is counted. */
function textFor(count: number, canceled: number, expired: number): string {
  const kinds = [
    { many: count, alone: texts.newOrder, first: texts.newOrders, further: texts.newOrders },
    { many: canceled, alone: texts.orderCanceled, first: texts.ordersCanceled, further: texts.canceledToo },
    { many: expired, alone: texts.orderExpired, first: texts.ordersExpired, further: texts.expiredToo },
  ].filter(({ many }) => many > 0);
  return kinds
    .map(({ many, alone, first, further }, place) => {
      if (place > 0) return further(formatCount(many));
      return many === 1 ? alone : first(formatCount(many));
    })
    .join(texts.listComma);
}

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
