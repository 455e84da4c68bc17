import { useEffect } from 'react';
import { useOwner } from '../../accounts/index.ts';
import { useMarkAllSeenMutation } from '../../notifications/index.ts';

/** Whoever opens an order has seen what its notifications tell. Should the word get lost, they stay un-read. */
export function useMarkOrderSeen(oid: string | undefined): void {
  const { restaurantId } = useOwner();
  const [markAllSeen] = useMarkAllSeenMutation();
  useEffect(() => {
    if (oid === undefined) return;
    void markAllSeen({ params: { restaurant_id: restaurantId }, body: { order_oid: oid } });
  }, [restaurantId, oid, markAllSeen]);
}
