import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { orderIdInPath } from '../../config/paths.ts';
import { usePendingOrdersQuery } from './api.ts';
import { rememberLook, rememberSeen, useBellMemory } from './bell-memory.ts';
import { MAX_SHOWN, waitingOrders } from './new-orders.ts';

/** For networks that let no socket through, and for whatever else a socket may miss. */
const ASK_EVERY_MS = 60_000;

/** What the restaurant has not looked at yet, also when it came in while nobody was connected. */
export function useWaitingOrders(restaurantId: number) {
  const { pathname } = useLocation();
  const opened = orderIdInPath(pathname);
  const memory = useBellMemory(restaurantId);
  const [isOutdated, setIsOutdated] = useState(false);
  const { currentData, isFetching, refetch } = usePendingOrdersQuery(
    { params: { restaurant_id: restaurantId }, query: { status: 'pending', limit: MAX_SHOWN } },
    { pollingInterval: ASK_EVERY_MS, refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );

  useEffect(() => {
    // The answer on its way may not know of it yet: it is asked again after that.
    if (!isOutdated || isFetching) return;
    setIsOutdated(false);
    void refetch();
  }, [isOutdated, isFetching, refetch]);

  useEffect(() => {
    if (currentData) rememberLook(restaurantId, currentData);
  }, [restaurantId, currentData]);

  useEffect(() => {
    if (opened !== undefined) rememberSeen(restaurantId, [opened]);
  }, [restaurantId, opened]);

  return {
    waiting: currentData ? waitingOrders(currentData, memory) : [],
    askAgain: () => setIsOutdated(true),
    silence: (oids: readonly string[]) => rememberSeen(restaurantId, oids),
  };
}
