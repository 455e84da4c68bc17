import type { Order } from '@nearbite/contract/orders/customer-orders';
import { useDelivery } from '../rider/use-delivery.ts';
import { useNow } from '../use-now.ts';
import { LiveMap } from './live-map.tsx';

type Props = { readonly order: Pick<Order, 'oid' | 'tracking_token'> };

/** Where the food is, at a glance; the page of its delivery has the map to move about in. */
export default function OrderMap({ order: { oid, tracking_token: trackingToken } }: Props) {
  const { data, sightings, offsetMs } = useDelivery({ orderId: oid, trackingToken, rider: undefined });
  const nowMs = useNow() + offsetMs;
  return data ? <LiveMap tracking={data} sightings={sightings} nowMs={nowMs} isGlance /> : null;
}
