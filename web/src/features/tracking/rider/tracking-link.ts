import { RIDER_PARAM, RIDER_SOCKET_PATH, TRACKING_SOCKET_PATH } from '@nearbite/contract/tracking/tracking';
import { useParams, useSearchParams } from 'react-router';

/** What the address of a tracking page carries. */
export type TrackingLink = {
  readonly orderId: string;
  readonly trackingToken: string;
  /** Only in the assigned rider's own link. */
  readonly rider: string | undefined;
};

export function useTrackingLink(): TrackingLink {
  const { orderId = '', trackingToken = '' } = useParams();
  const [search] = useSearchParams();
  return { orderId, trackingToken, rider: search.get(RIDER_PARAM) || undefined };
}

export const trackingCall = ({ orderId, trackingToken, rider }: TrackingLink) => ({
  params: { orderId, trackingToken },
  query: rider === undefined ? {} : { rider },
});

/** The address of an order's socket. */
export function socketPath({ orderId, trackingToken, rider }: TrackingLink): string {
  const path = TRACKING_SOCKET_PATH.replace(':orderId', encodeURIComponent(orderId)).replace(
    ':trackingToken',
    encodeURIComponent(trackingToken),
  );
  return rider === undefined ? path : `${path}?${RIDER_PARAM}=${encodeURIComponent(rider)}`;
}

/** The address of the socket of a rider's own page. */
export const riderSocketPath = (riderKey: string) =>
  RIDER_SOCKET_PATH.replace(':riderKey', encodeURIComponent(riderKey));
