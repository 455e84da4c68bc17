import { RIDER_PARAM } from '@nearbite/contract/tracking/tracking';
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
