import { useDispatch } from 'react-redux';
import { api } from '../../../lib/net/api.ts';
import { LIVE_TAGS } from '../../../lib/net/live-tags.ts';
import { LibraryTheme } from '../../../ui/theme/library-theme.tsx';
import { useLiveSocket } from '../use-live-socket.ts';
import { useWaitingOrders } from '../use-waiting-orders.ts';
import { OrderBar } from './order-bar.tsx';

const liveApi = api.enhanceEndpoints({ addTagTypes: LIVE_TAGS });

type Props = { readonly restaurantId: number | undefined };

/** Keeps what is on the screen current, and calls the owner when there is something to cook. */
export default function LiveUpdates({ restaurantId }: Props) {
  return restaurantId === undefined ? <CustomerUpdates /> : <OwnerUpdates restaurantId={restaurantId} />;
}

function CustomerUpdates() {
  const refresh = useRefresh();
  useLiveSocket({ onReady: (isBack) => isBack && refresh(), onOrder: refresh });
  return null;
}

function OwnerUpdates({ restaurantId }: { readonly restaurantId: number }) {
  const refresh = useRefresh();
  const { askAgain, dismiss, ...waiting } = useWaitingOrders(restaurantId);

  useLiveSocket({
    onReady: (isBack) => {
      if (isBack) refresh();
      // The first time too: an order may have come in between the page's response and the connection.
      askAgain();
    },
    onOrder: () => {
      refresh();
      askAgain();
    },
    onOrdersSeen: askAgain,
  });
  return (
    <LibraryTheme>
      <OrderBar {...waiting} onDismiss={dismiss} />
    </LibraryTheme>
  );
}

function useRefresh() {
  const dispatch = useDispatch();
  return () => {
    dispatch(liveApi.util.invalidateTags([...LIVE_TAGS]));
  };
}
